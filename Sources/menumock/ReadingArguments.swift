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

  @OptionGroup(title: "Files and folders") private var files: FileArguments

  @OptionGroup(title: "Files and folders") private var folders: ResourceArguments

  @OptionGroup(title: "Messages") private var messages: MessageArguments

  var strings: String? { files.strings }

  var quiet: Bool { messages.quiet }

  var settings: Settings { content.settings.over(missing.settings) }

  var given: [ProjectOption?] { folders.given + [files.base] }

  /// The base of relative paths in documents; `nil` for each document's folder.
  var base: String? { files.base?.path }

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

private struct FileArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Translations: .json, .strings, .stringsdict, or .xcstrings (the locale's entries); keys are item ids or texts.",
      valueName: "file"), completion: .file())
  var strings: String?

  @Option(.base)
  var base: ProjectOption?
}

private struct MessageArguments: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text
}
