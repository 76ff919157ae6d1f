import ArgumentParser
import MenuMockup

/// The program: its commands, each a thin layer over the library.
@main
struct Menumock: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "menumock",
    abstract: "Draws pictures of menus from JSON documents.",
    discussion: """
      A file named - is standard input or output. @FILE stands for the arguments in a file, separated by spaces or \
      line ends; quotes keep spaces.
      """,
    version: MenumockVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, CheckCommand.self, DiffCommand.self, LayoutCommand.self,
      ExtractCommand.self,
      FormatCommand.self, ValidateCommand.self, SchemaCommand.self, ListCommand.self,
    ])

  static func main() {
    do {
      let arguments = try ArgumentFiles.expand(Array(CommandLine.arguments.dropFirst()))
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let failure as Failure {
      Console.say("menumock: \(failure.message)")
      exit(withError: failure.status)
    } catch {
      exit(withError: error)
    }
  }
}
