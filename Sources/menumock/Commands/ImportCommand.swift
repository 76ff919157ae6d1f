import ArgumentParser
import MenuImport
import MenuStrings
import MockupFiles
import PositionedJSON

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "import",
    abstract: "Imports an app's menus as documents, from XIBs, storyboards, Swift sources, and string tables.",
    usage: "[<options>] <input> ...",
    discussion: """
      Several menus go to a folder, one document per menu, with a manifest for batch, check, and lint. Runtime values \
      become placeholders; each is listed with its file and line.

      Examples:
        menumock import App/ -o menus/
        menumock import App/Base.lproj/MainMenu.xib --list
        menumock import App/ -o menus/ --update
      """)

  @Argument(
    help: ArgumentHelp(
      "XIBs, storyboards, Swift sources, string tables, or folders of them; - for standard input.", valueName: "input"),
    completion: .file())
  var inputs: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Output folder, or a file for a single menu; - for standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp("Kind of the inputs (default: by extension).", valueName: "kind"))
  var from: SourceKind?

  @Option(
    help: ArgumentHelp("Folder of all sources: names and relative paths refer to it.", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Flag(help: "List the menus; write nothing.")
  var list = false

  @Flag(help: "Write one document per menu of a menu bar.")
  var split = false

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(help: "Update existing files, and keep your additions.")
  var update = false

  @Option(
    help: ArgumentHelp("Write the import's results as JSON; - for standard output.", valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @OptionGroup private var warnings: WarningArguments

  func validate() throws {
    if force, update { throw ValidationError("--force and --update cannot be used together") }
    if update, output == nil || output == "-" { throw ValidationError("--update requires -o with a file or folder") }
    if list, output != nil { throw ValidationError("--list and -o cannot be used together") }
  }

  mutating func run() throws {
    let paths = SourcePaths(root: root, inputs: inputs)
    let reading = try SourceReading(inputs, kind: from, root: root, paths)
    var result = reading.result()
    if split { result.menus = result.menus.flatMap(\.split) }
    let set = reading.set(of: result, paths)
    let diagnostics = warnings.judged(set.diagnostics)
    printDiagnostics(diagnostics)
    var claims = reading.claims
    claims.write(report, as: "--report")
    try claims.checkArguments()
    guard !set.documents.isEmpty || !set.sheets.isEmpty else {
      try writeReport(of: set, paths)
      if !diagnostics.hasErrors { Console.report("no menus found in \(inputs.joined(separator: ", "))", .error) }
      throw ExitCode.badInput
    }
    var status: ExitCode? = diagnostics.hasErrors ? .found : nil
    if list {
      try Console.write(set.listing(paths).utf8)
    } else {
      let destination = try ImportOutput.destination(output, for: set)
      ImportOutput.claim(destination, for: set, &claims)
      for image in set.images { claims.read(image.file, as: "an image") }
      try claims.checkArguments()
      printDiagnostics(set.documents.flatMap { $0.menu.allPlaceholders.map(\.diagnostic) })
      var output = ImportOutput(
        set, destination: destination, replacement: force ? .force : update ? .update : .reject)
      try output.write()
      let written = warnings.judged(output.diagnostics)
      printDiagnostics(written)
      if written.hasErrors { status = .found }
    }
    try writeReport(of: set, paths)
    if !quiet { Console.report(set.summary) }
    if let status { throw status }
  }

  private func printDiagnostics(_ diagnostics: [Diagnostic]) {
    Console.report(diagnostics.filter { !quiet || $0.severity == .error })
  }

  private func writeReport(of set: ImportedSet, _ paths: SourcePaths) throws(Failure) {
    guard let report else { return }
    let node = set.report(displayPath: paths.displayPath)
    try OutputFile(path: report).write(Array(JSONWriter.text(of: node).utf8))
  }
}
