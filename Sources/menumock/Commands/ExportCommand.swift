import ArgumentParser
import MenuDocument
import MenuExport
import MenuMockup
import MockupFiles
import PositionedJSON

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "export",
    abstract: "Writes the menu of a document as Swift code.",
    discussion: """
      The code is what a developer would have written, and formatted as swift format formats it. What the framework \
      cannot say stands there as a comment, and is told.

      Examples:
        menumock export menus/sort.json --to swiftui -o SortMenu.swift
        menumock export menus/sort.json --to uikit
      """)

  @Argument(help: "A document; - for standard input.", completion: .documents)
  var input: String

  @Option(name: .customLong("to"), help: "swiftui or uikit.")
  var framework: Framework

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it; - for standard output.", valueName: "file"),
    completion: .file())
  var output = "-"

  @Option(help: "How what is said is written: text, json (an object a line) or github (workflow commands).")
  var diagnosticFormat = MessageForm.text

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  mutating func run() throws {
    let file = InputFile(path: input)
    let source = try file.read(base: nil)
    let (document, diagnostics) = DocumentReader.read(source.bytes, file: source.name)
    Console.say(diagnostics.filter { !quiet || $0.severity == .error })
    guard let document else { throw ExitCode.badInput }
    let name = file.isStandardInput ? nil : FileSystem.stem(of: input)
    let export = MenuExport(document, to: framework, named: name)
    if !quiet { Console.say(export.findings) }
    try OutputFile(path: output).write(Array(export.text.utf8))
  }
}
