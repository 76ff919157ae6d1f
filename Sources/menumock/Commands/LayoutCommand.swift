import ArgumentParser
import MenuLayout
import MenuMockup
import PositionedJSON

struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    command: "layout",
    abstract: "Prints the computed geometry of a menu as JSON.",
    discussion: """
      Prints each box with its role, path in the document, position and size in points, text, and baseline.

      Examples:
        menumock layout menu.json
        menumock layout menu.json --platform macOS
      """)

  @Argument(help: "A document; - for standard input.", completion: .documents)
  var input: String

  @OptionGroup
  var project: ProjectArguments

  @OptionGroup
  var drawing: DrawingArguments

  mutating func run() throws {
    let context = try drawing.context(project: project.file)
    let source = try InputFile(path: input).read(base: context.base)
    let renderer = Renderer(resources: context.resources)
    let options = try context.options(for: source, by: renderer)
    do {
      let (tree, findings) = try renderer.layOut(source, options: options)
      if !drawing.quiet { Console.report(findings) }
      try Console.write(JSONWriter.text(of: tree.json).utf8)
    } catch let error as RenderError {
      throw ErrorReporter.report(error)
    }
  }
}
