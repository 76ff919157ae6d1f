public import ArgumentParser
public import MenuDocument
package import MenuExport
package import MenuImport
public import MenuLint
public import MenuMockup
public import MockupFiles
import MockupSets
import PositionedJSON

extension OutputFormat: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension FindingFormat: ExpressibleByArgument {}
extension MessageForm: ExpressibleByArgument {}
extension TypefaceInstallation.System: ExpressibleByArgument {}
extension SourceKind: ExpressibleByArgument {}
extension Framework: ExpressibleByArgument {}

extension Option where Value == Located<Setting>? {
  /// Creates an option that reads, validates, and documents the value like every other source of the setting.
  init(_ key: Setting.Key, name: NameSpecification = .long) {
    self.init(name: name, help: .of(key), completion: .of(key)) { text in
      do throws(Setting.ArgumentProblem) {
        return try Located(key, argument: text)
      } catch {
        throw ValidationError(error.reason)
      }
    }
  }
}

extension ArgumentHelp {
  /// The help of a setting's option, with its values and its default where the explanation does not name them.
  static func of(_ key: Setting.Key) -> ArgumentHelp {
    var text = key.explanation
    let values = key.names.filter { !text.contains("`\($0)`") }
    let standard = text.contains("default:") ? "" : key.standard?.text ?? ""
    if values.isEmpty {
      if !standard.isEmpty { text = "\(text.dropLast()) (default: \(standard))." }
    } else {
      text += " Values: \(key.names.joined(separator: ", "))\(standard.isEmpty ? "" : " (default: \(standard))")."
    }
    // The name of a value is short, such as `size` for `--text-size`.
    let valueName =
      switch key {
      case .scale: "n"
      case .padding: "points"
      case .svgText: "form"
      default: key.effect == .diagnostics ? "policy" : key.lastWord
      }
    return ArgumentHelp("\(text)", valueName: valueName)
  }

  /// The help of an option that a project can set, too.
  static func of(_ key: ProjectOption.Key) -> ArgumentHelp {
    let valueName =
      switch key.form {
      case .folders, .folder: "folder"
      case .file: "file"
      case .name: "name"
      case .count: "count"
      case .number: "number"
      case .flag: ""
      }
    let text = key.form == .folders ? "\(key.explanation.dropLast()); repeatable." : key.explanation
    return ArgumentHelp("\(text)", valueName: valueName)
  }
}

extension ArgumentHelp {
  static var diagnosticFormat: ArgumentHelp {
    ArgumentHelp(
      "Diagnostic format; json prints one object per line, github prints workflow commands.", valueName: "format")
  }
}

extension Setting.Key {
  fileprivate var lastWord: String { option.split(separator: "-").last.map(String.init) ?? option }
}

extension Option where Value == [String] {
  init(wrappedValue: [String], _ key: ProjectOption.Key) {
    self.init(wrappedValue: wrappedValue, help: .of(key), completion: .of(key))
  }
}

extension Option where Value == ProjectOption? {
  /// Creates an option with the manifest's parser.
  ///
  /// - Parameter help: the meaning for this command (default: the shared help of the option).
  init(_ key: ProjectOption.Key, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
    self.init(name: name, help: help ?? .of(key), completion: .of(key)) { text in
      do throws(ProjectOption.InvalidArgument) {
        return try ProjectOption(key, argument: text)
      } catch {
        throw ValidationError(error.reason)
      }
    }
  }
}

extension Shard {
  /// Parses a shard such as `1/4`: number, `/`, count.
  static func argument(_ text: String) throws -> Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      throw ValidationError("expected a number and a count, such as 2/3")
    }
    guard count >= 1 else { throw ValidationError("there must be at least 1 shard") }
    guard let shard = Shard(number: number, of: count) else {
      throw ValidationError("there is no shard \(number) of \(count)\nhelp: use 1/\(count) to \(count)/\(count)")
    }
    return shard
  }
}
