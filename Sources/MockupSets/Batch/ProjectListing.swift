public import MenuDocument
public import PositionedJSON

/// Everything that can be said about drawing and checking, with what counts and who says it.
public struct ProjectListing: Sendable {
  /// Who says something.
  public enum Origin: Hashable, Sendable, CustomStringConvertible {
    /// An option of the command line.
    case commandLine(option: String)
    /// The project, at a place of its file.
    case project(place: Place)
    /// Nobody: it is so where nothing is said.
    case builtIn

    /// A few words, or the place.
    public var description: String {
      switch self {
      case .commandLine(let option): option
      case .project(let place): place.description
      case .builtIn: "built in"
      }
    }
  }

  /// A place of a project's file.
  public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was given.
    public var file: String
    /// Where in it.
    public var position: SourcePosition

    /// As compilers write it.
    public var description: String { "\(file):\(position.line):\(position.column)" }
  }

  /// One thing that can be said.
  public struct Entry: Sendable {
    /// Its name in a manifest.
    public var name: String
    /// What counts; `nil` where that depends on something else, or is nothing.
    public var json: JSONNode?
    /// Who says it.
    public var origin: Origin

    /// The value in a line.
    public var value: String { json.map { $0.text ?? JSONWriter.text(of: $0, form: .compact) } ?? "-" }
  }

  /// The settings in their order, then all else in its order.
  public let entries: [Entry]

  /// What counts for a project.
  ///
  /// - Parameters:
  ///   - manifest: the project; `nil` where there is none.
  ///   - given: what a command line says.
  ///   - settings: the settings that a command line says.
  public init(_ manifest: Manifest?, given: ProjectOptions = ProjectOptions(), settings: Settings = Settings()) {
    func origin(_ location: SourceLocation) -> Origin {
      .project(place: Place(file: manifest?.file ?? "", position: location.position))
    }
    let common = manifest?.commonDefaults ?? Settings()
    let ofSettings = Setting.Key.allCases.map { key in
      if let value = settings[key]?.value {
        return Entry(name: key.rawValue, json: value.json, origin: .commandLine(option: key.option))
      }
      if let value = common[key] {
        return Entry(name: key.rawValue, json: value.value.json, origin: origin(value.location))
      }
      return Entry(name: key.rawValue, json: key.standard?.json, origin: .builtIn)
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
  /// The entry in a line: name, value, who says it.
  public var line: String {
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(2, width - text.unicodeScalars.count))
    }
    return padded(name, to: 20) + padded(value, to: 24) + origin.description
  }

  /// The entry as data.
  public var jsonNode: JSONNode {
    let from: JSONNode =
      switch origin {
      case .commandLine(let option): .object([("option", .string(option))])
      case .project(let place):
        .object([
          ("file", .string(place.file)), ("line", .number(Int(place.position.line))),
          ("column", .number(Int(place.position.column))),
        ])
      case .builtIn: "built-in"
      }
    return .object([("name", .string(name)), ("value", json ?? JSONNode(.null)), ("from", from)])
  }
}
