import ArgumentParser
import MenuMockup

/// The program: its commands, each a thin layer over the library.
@main
struct Menumock: ParsableCommand {
  fileprivate static let name = "menumock"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Renders menus from JSON documents.",
    discussion: """
      A file named - is standard input or output. @FILE reads arguments from a file, separated by spaces or line \
      breaks; quotes keep spaces.
      """,
    version: MenumockVersion.current,
    subcommands: [
      RenderCommand.self, BatchCommand.self, CheckCommand.self, MergeCommand.self, DiffCommand.self,
      LintCommand.self, ImportCommand.self, ExportCommand.self, StringsCommand.self, LayoutCommand.self,
      ExtractCommand.self, StripCommand.self, FormatCommand.self, ValidateCommand.self, InitCommand.self,
      WorkerCommand.self,
      SchemaCommand.self, ListCommand.self, PreviewCommand.self,
    ])

  static func main() {
    Signals.prepare()
    var arguments = Array(CommandLine.arguments.dropFirst())
    // Bazel starts a tool as a worker by this one option, after those that the rule gives at the start.
    if arguments.last == "--persistent_worker", arguments.first != "worker" { arguments.insert("worker", at: 0) }
    Invocation.perform(arguments).endProcess()
  }
}

extension CommandConfiguration {
  /// A command of the program that has none below it.
  ///
  /// It knows the program that it belongs to, so that the parser, which is given the command by itself, does not look for
  /// requests for completion scripts in its arguments: that would take a third of its time.
  init(command: String, abstract: String, discussion: String) {
    self.init(commandName: command, _superCommandName: Menumock.name, abstract: abstract, discussion: discussion)
  }
}
