import ArgumentParser
import MenuDocument
import MenuMockup
import MockupFiles

struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "fmt",
    abstract: "Formats documents canonically.",
    discussion: """
      Writes a file only if it changes, and never if it has errors. Standard input goes to standard output.

      Examples:
        menumock fmt menus/
        menumock fmt --check menu.json
      """)

  @Argument(
    help: ArgumentHelp("Documents or folders of them; - for standard input.", valueName: "input"),
    completion: .documents)
  var inputs: [String]

  @Flag(help: "Write nothing; list the files that need formatting, and exit with 1 if there are any.")
  var check = false

  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @OptionGroup private var warnings: WarningArguments

  mutating func run() throws {
    var status: ExitCode?
    for file in try InputFile.documents(inputs) {
      let source = try file.read(base: nil)
      let (formatted, found) = DocumentFormatter.format(source.bytes, file: source.name)
      let diagnostics = warnings.judged(found)
      Console.report(diagnostics)
      guard let formatted, !diagnostics.hasErrors else {
        status = .badInput
        continue
      }
      if check {
        guard formatted != source.bytes else { continue }
        Console.report(Message(text: "not in canonical form", weight: .error, file: source.name))
        status = status ?? .found
      } else if file.isStandardInput {
        try Console.write(formatted)
      } else if formatted != source.bytes {
        try OutputFile(path: file.path).write(formatted)
      }
    }
    if let status { throw status }
  }
}
