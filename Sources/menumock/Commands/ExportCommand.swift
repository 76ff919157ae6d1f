import ArgumentParser
import MenuDocument
import MenuExport
import MenuMockup
import MockupFiles
import PositionedJSON

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "export",
    abstract: "Exports the menu of a document as Swift code.",
    discussion: """
      The code is idiomatic, and formatted as by swift format. Content that the framework does not support becomes a \
      comment and is reported.

      Examples:
        menumock export menus/sort.json --to swiftui -o SortMenu.swift
        menumock export menus/sort.json --to appkit
      """)

  @Argument(help: "A document; - for standard input.", completion: .documents)
  var input: String

  @Option(name: .customLong("to"), help: ArgumentHelp("Framework of the code.", valueName: "framework"))
  var framework: Framework

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Output file; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(help: .diagnosticFormat)
  var diagnosticFormat = MessageForm.text

  @Flag(help: "Print errors only.")
  var quiet = false

  @OptionGroup private var warnings: WarningArguments

  mutating func run() throws {
    var claims = FileClaims()
    claims.read(input, as: "the document")
    claims.write(output, as: "the code")
    try claims.checkArguments()
    let file = InputFile(path: input)
    let source = try file.read(base: nil)
    let (document, found) = DocumentReader.read(source.bytes, file: source.name)
    let diagnostics = warnings.judged(found)
    Console.report(diagnostics.filter { !quiet || $0.severity == .error })
    guard let document, !diagnostics.hasErrors else { throw ExitCode.badInput }
    let name = file.isStandardInput ? nil : FileSystem.stem(of: input)
    let export = MenuExport(document, to: framework, named: name)
    let findings = warnings.judged(export.findings)
    Console.report(findings.filter { !quiet || $0.severity == .error })
    if findings.hasErrors { throw ExitCode.badInput }
    try OutputFile(path: output).write(Array(export.text.utf8))
  }
}
