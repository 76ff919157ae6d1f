import ArgumentParser
import MenuMockup
import MockupImageHelper

/// The program. Each command is a thin layer over the library.
@main
struct Menumock: ParsableCommand {
  fileprivate static let name = "menumock"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Renders menus from JSON documents.",
    discussion: """
      A file named - is standard input or output. @FILE reads arguments from a file, separated by spaces or line \
      breaks; quotes keep spaces. NO_COLOR turns colors of messages off; FORCE_COLOR turns them on without a terminal.
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
    var arguments = Array(CommandLine.arguments.dropFirst())
    if ImageHelper.run(arguments) { return }
    Signals.prepare()
    // Bazel starts a worker with this option, after the startup options of the rule.
    if arguments.last == "--persistent_worker", arguments.first != "worker" { arguments.insert("worker", at: 0) }
    Invocation.perform(arguments).endProcess()
  }
}

extension CommandConfiguration {
  /// Configures a command without subcommands.
  ///
  /// It names the program as its parent. The parser, which gets the command alone, then skips its search for requests
  /// of completion scripts, a third of the parsing time.
  ///
  /// - Parameter usage: the arguments after the name (default: derived from the command).
  init(command: String, abstract: String, usage: String? = nil, discussion: String) {
    self.init(
      commandName: command, _superCommandName: Menumock.name, abstract: abstract,
      usage: usage.map { "\(Menumock.name) \(command) \($0)" }, discussion: discussion)
  }
}
