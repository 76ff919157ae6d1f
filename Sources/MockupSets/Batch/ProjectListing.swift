public import MenuDocument
public import PositionedJSON

/// All settings and options of a project, each with its effective value and origin.
public struct ProjectListing: Sendable {
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    case commandLine(option: String)
    /// The project's manifest.
    case project(location: Location)
    case builtIn

    /// A short text, or the location.
    public var description: String {
      switch self {
      case .commandLine(let option): option
      case .project(let location): location.description
      case .builtIn: "built in"
      }
    }
  }

  /// A location in a manifest.
  public struct Location: Hashable, Sendable, CustomStringConvertible {
    /// The file, as given.
    public var file: String
    /// The position in the file.
    public var position: SourcePosition

    /// The location in compiler style: `file:line:column`.
    public var description: String { "\(file):\(position.line):\(position.column)" }
  }

  /// A setting or option.
  public struct Entry: Sendable {
    /// The name in a manifest.
    public var name: String
    /// The effective value; `nil` if there is none, or if it depends on other values.
    public var json: JSONNode?
    public var origin: Origin

    /// The value on one line; `-` if there is none.
    public var value: String { json.map { $0.text ?? JSONWriter.text(of: $0, form: .compact) } ?? "-" }
  }

  /// The settings in their order, then the options in theirs.
  public let entries: [Entry]

  /// Lists the effective values of a project.
  ///
  /// - Parameters:
  ///   - manifest: the project; `nil` for none.
  ///   - given: the options of the command line.
  ///   - settings: the settings of the command line.
  public init(_ manifest: Manifest?, given: ProjectOptions = ProjectOptions(), settings: Settings = Settings()) {
    func origin(_ location: SourceLocation) -> Origin {
      .project(location: Location(file: manifest?.file ?? "", position: location.position))
    }
    let common = manifest?.commonDefaults ?? Settings()
    let ofSettings = Setting.Key.allCases.map { key in
      if let value = settings[key]?.value {
        return Entry(name: key.name, json: value.json, origin: .commandLine(option: key.option))
      }
      if let value = common[key] {
        return Entry(name: key.name, json: value.value.json, origin: origin(value.location))
      }
      return Entry(name: key.name, json: key.standard?.json, origin: .builtIn)
    }
    let ofOptions = ProjectOption.Key.allCases.map { key in
      if let value = given[key]?.value {
        return Entry(name: key.rawValue, json: value.json, origin: .commandLine(option: key.option))
      }
      if let value = manifest?.options[key] {
        return Entry(name: key.rawValue, json: value.value.json, origin: origin(value.location))
      }
      return Entry(name: key.rawValue, json: nil, origin: .builtIn)
    }
    entries = ofSettings + ofOptions
  }
}

extension ProjectListing.Entry {
  /// One line: name, value, and origin.
  public var line: String {
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(2, width - text.unicodeScalars.count))
    }
    return padded(name, to: 20) + padded(value, to: 24) + origin.description
  }

  /// The entry as JSON.
  public var jsonNode: JSONNode {
    let from: JSONNode =
      switch origin {
      case .commandLine(let option): .object([("option", .string(option))])
      case .project(let location):
        .object([
          ("file", .string(location.file)), ("line", .number(Int(location.position.line))),
          ("column", .number(Int(location.position.column))),
        ])
      case .builtIn: "built-in"
      }
    return .object([("name", .string(name)), ("value", json ?? JSONNode(.null)), ("from", from)])
  }
}
