public import MockupSets
public import ArgumentParser
public import MenuExport
public import MenuImport
public import MenuLint
public import MockupFiles
public import MenuMockup
public import MenuModel

extension PictureFormat: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}
extension FindingFormat: ExpressibleByArgument {}
extension MessageForm: ExpressibleByArgument {}
extension TypefaceInstallation.System: ExpressibleByArgument {}
extension SourceKind: ExpressibleByArgument {}
extension Framework: ExpressibleByArgument {}

extension Option where Value == Located<Setting>? {
  /// The option of a setting: it reads, checks and explains its value as every other place does that has the setting.
  init(_ key: Setting.Key, name: NameSpecification = .long) {
    let help = ArgumentHelp("\(key.explanation)", valueName: key.option.drop { $0 == "-" }.description)
    let completion: CompletionKind? = key.names.isEmpty ? nil : .list(key.names)
    self.init(name: name, help: help, completion: completion) { text in
      do throws(Setting.ArgumentProblem) {
        return try Located(key, argument: text)
      } catch {
        throw ValidationError(error.reason)
      }
    }
  }
}

extension ArgumentHelp {
  /// The help of an option that a project may say, too.
  static func of(_ key: ProjectOption.Key) -> ArgumentHelp {
    ArgumentHelp("\(key.explanation)", valueName: key.valueName)
  }
}

extension Shard: ExpressibleByArgument {
  /// A part as it is written: its number, `/`, and how many there are.
  public init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(number: number, of: count)
  }
}
