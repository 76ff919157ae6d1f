import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles
import MockupSets
import PositionedJSON

/// The options that affect a document's contents, drawn or not.
struct ReadingArguments: ParsableArguments {
  @OptionGroup(title: "Content") private var content: ContentArguments

  @OptionGroup(title: "Missing resources") private var missing: MissingArguments

  @Option(
    help: ArgumentHelp(
      "Translations, by an item's id, else by its text: .json, .strings, or .xcstrings (the locale's entries).",
      valueName: "file"), completion: .file())
  var strings: String?

  @OptionGroup(title: "Search folders") private var folders: ResourceArguments

  @Option(.base, name: .customLong("base"))
  private var baseFolder: ProjectOption?

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Option(help: "Diagnostic format; json prints one object per line, github workflow commands.")
  var diagnosticFormat = MessageForm.text

  var settings: Settings { content.settings.over(missing.settings) }

  var given: [ProjectOption?] { folders.given + [baseFolder] }

  /// The base of relative paths in documents; `nil` for each document's folder.
  var base: String? { baseFolder?.path }

  var all: [String] { folders.all }

  var resources: Resources { folders.resources }

  /// - Throws: `Failure` for a missing folder or file.
  func options() throws(Failure) -> RenderOptions {
    try folders.check()
    var options = RenderOptions()
    options.settings = settings
    if let strings { try StringFile.read(strings, into: &options) }
    return options
  }
}
