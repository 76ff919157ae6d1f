import ArgumentParser
import MenuMockup
import MenuPreview
import MockupFiles
import MockupSets

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "preview",
    abstract: "Shows documents in the browser while you edit them.",
    usage: "[<options>] [<input> ...]",
    discussion: """
      Without an input, shows the documents of the nearest menumock.json, else those of the current folder. The \
      settings of that menumock.json apply to all documents. The first line on standard output is the address of the \
      page. The address stays the same, and works on this machine only. Press Ctrl-C to stop.

      Examples:
        menumock preview
        menumock preview menus/ --open
        menumock preview menumock.json --read-only --editor vscode
      """)

  @Argument(
    help: ArgumentHelp("Documents, folders of them, or manifests.", valueName: "input"), completion: .documents)
  var inputs: [String] = []

  @Option(help: "Port of the server: the next free one from this number, or 0 for any free one.")
  var port: UInt16 = 4180

  @Option(
    help: ArgumentHelp(
      """
      Editor for errors: page (the page's own editor), vscode, xcode, or a command with {file}, {line}, and \
      {column}.
      """, valueName: "editor"))
  var editor = "page"

  @Flag(help: "Never write to the documents.")
  var readOnly = false

  @Flag(help: "Open the page in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "Translations: .json, .strings, .stringsdict, or .xcstrings (the locale's entries); keys are item ids or texts.",
      valueName: "file"), completion: .file())
  var strings: String?

  @OptionGroup var project: ProjectArguments

  @OptionGroup var folders: ResourceArguments

  @Option(
    help: ArgumentHelp("Base folder for a document's relative paths.", valueName: "folder"), completion: .directory)
  var base: String?

  @Flag(name: .shortAndLong, help: "Print the address and errors only.")
  var quiet = false

  func validate() throws {
    if inputs.contains("-") { throw ValidationError("preview cannot read standard input, because it watches files") }
    guard EditorChoice(editor) != nil else {
      throw ValidationError("--editor: expected page, vscode, xcode, or a command")
    }
  }

  mutating func run() throws {
    guard ExecutionContext.current.capturedOutput == nil else {
      throw ValidationError("preview cannot run in a worker")
    }
    let options = try options()
    WorkerMemory.returnLargeBlocks()
    Interruption.exitImmediately()
    let outcome = Outcome()
    let isQuiet = quiet
    let opens = open
    PreviewServer.wait {
      do {
        let server = try await PreviewServer(options)
        // A reader of the address may stop the server at once, so greet first.
        if !isQuiet { Self.printAddress(server, options) }
        try Console.write((server.address + "\n").utf8)
        if opens { BrowserProcess.open(server.address) }
        try await server.run()
      } catch let problem as PreviewServer.Problem {
        outcome.set(Failure(message: problem.reason, status: .cannotCreate))
      } catch let failure as Failure {
        outcome.set(failure)
      } catch {
        outcome.set(Failure(message: "the preview failed: \(error)", status: .internalError))
      }
    }
    if let failure = outcome.failure { throw failure }
  }

  private static func printAddress(_ server: PreviewServer, _ options: PreviewOptions) {
    if options.port != 0, server.port != options.port {
      Console.report("menumock: the port \(options.port) is in use; using port \(server.port)")
    }
    let count = server.documentCount
    let documents = count == 1 ? "1 document" : count == 0 ? "no documents yet" : "\(count) documents"
    Console.report("menumock: \(documents)\(options.isReadOnly ? ", read-only" : ""); press Ctrl-C to stop")
  }

  private func options() throws -> PreviewOptions {
    try folders.check()
    var inputs = inputs
    let project = project.file
    if inputs.isEmpty { inputs = [project ?? "."] }
    for input in inputs where !FileSystem.exists(input) {
      throw Failure(message: "\(input): the file or folder does not exist", status: .noInput)
    }
    if let strings {
      var ignored = RenderOptions()
      try StringFile.read(strings, into: &ignored)
    }
    if let base, !FileSystem.isFolder(base) {
      throw Failure(message: "\(base): the folder does not exist", status: .noInput)
    }
    var options = PreviewOptions(
      inputs: inputs, isReadOnly: readOnly, port: port, editor: EditorChoice(editor) ?? .page)
    options.project = self.inputs.isEmpty ? nil : project
    options.resources = folders.resources
    options.strings = strings
    options.base = base
    return options
  }
}
