import ArgumentParser
import MenuMockup
import MenuModel

/// `menumock validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Reports every error of documents, and draws nothing.",
    discussion: """
      Examples:
        menumock validate menus/
        menumock validate menu.json --diagnostic-format json
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them; - for standard input.", valueName: "input"))
  var inputs: [String]

  @OptionGroup
  var drawing: DrawingArguments

  mutating func run() throws {
    let renderer = Renderer(resources: drawing.resources)
    let options = try drawing.options()
    var isGood = true
    for file in try InputFile.list(inputs) {
      let source = try file.read(base: drawing.base)
      do throws(RenderError) {
        let findings = try renderer.layout(source, options: options).findings
        if !drawing.quiet { Console.say(findings, as: drawing.diagnosticFormat) }
      } catch {
        _ = drawing.report(error)
        isGood = false
      }
    }
    if !isGood { throw ExitCode.badInput }
  }
}
