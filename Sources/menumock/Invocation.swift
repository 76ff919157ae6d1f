import ArgumentParser
import MenuMockup
import MockupFiles
import PositionedJSON

/// One call of the program: once per process, or once per worker request.
enum Invocation {
  /// Runs the command.
  ///
  /// - Returns: the exit status; errors are reported.
  static func perform(_ arguments: [String]) -> ExitCode {
    do {
      // Completion requests of shells are not parsed as arguments.
      let isCompletion = arguments.first == "---completion"
      let arguments = isCompletion ? arguments : try ArgumentFiles.expand(arguments)
      // Parse errors, too, use the diagnostic format of the arguments.
      let context = ExecutionContext.current.reporting(messageForm(of: arguments))
      return ExecutionContext.$current.withValue(context) { performExpanded(arguments) }
    } catch {
      Console.report(error)
      return error.status
    }
  }

  private static func performExpanded(_ arguments: [String]) -> ExitCode {
    do {
      var command = try command(for: arguments)
      try command.run()
      return .success
    } catch let failure as Failure {
      Console.report(failure)
      return failure.status
    } catch {
      let status = Menumock.exitCode(for: error)
      let text = Menumock.fullMessage(for: error)
      guard !text.isEmpty else { return status }
      if status == .success {
        try? Console.write((HelpText.ordered(text) + "\n").utf8)
      } else {
        let words = UsageWords(Menumock.message(for: error), command: commandName(in: arguments))
        Console.report(Message(text: words.message, weight: .error, help: words.help))
      }
      return status
    }
  }

  /// The command named by the arguments, parsed alone.
  ///
  /// Parsing one command takes a fraction of the time of parsing the whole program. Anything else, including requests
  /// for help, falls back to the program, whose messages give the command's full name.
  private static func command(for arguments: [String]) throws -> any ParsableCommand {
    if let shortened = ShortenedArguments(arguments), let command = try? parsed(shortened.arguments),
      let whole = shortened.whole(command)
    {
      return whole
    }
    return try parsed(arguments)
  }

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if let name = arguments.first,
      let command = Menumock.configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      command.configuration.subcommands.isEmpty, let parsed = try? command.parseAsRoot(Array(arguments.dropFirst()))
    {
      return parsed
    }
    try checkCommand(arguments)
    return try Menumock.parseAsRoot(arguments)
  }

  /// The name of the command, with the name of its subcommand; `nil` without a known one.
  private static func commandName(in arguments: [String]) -> String? {
    func named(_ name: String?, in commands: [any ParsableCommand.Type]) -> (any ParsableCommand.Type)? {
      commands.first { $0.configuration.commandName == name }
    }
    guard let command = named(arguments.first, in: Menumock.configuration.subcommands) else { return nil }
    let part = named(arguments.dropFirst().first, in: command.configuration.subcommands)
    return [command, part].compactMap { $0?.configuration.commandName }.joined(separator: " ")
  }

  /// The last valid diagnostic format in the arguments; text without one.
  private static func messageForm(of arguments: [String]) -> MessageForm {
    let option = "--diagnostic-format"
    var form = MessageForm.text
    for (index, argument) in arguments.enumerated() {
      guard argument != "--" else { break }
      let value: Substring? =
        if argument == option {
          arguments.indices.contains(index + 1) ? arguments[index + 1][...] : nil
        } else if argument.hasPrefix(option + "=") {
          argument.dropFirst(option.count + 1)
        } else {
          nil
        }
      if let found = value.flatMap({ MessageForm(rawValue: String($0)) }) { form = found }
    }
    return form
  }

  /// Refuses an unknown command, also after `help`, and suggests the nearest name.
  private static func checkCommand(_ arguments: [String]) throws(Failure) {
    let names = Menumock.configuration.subcommands.compactMap { $0.configuration.commandName }
    let isHelp = arguments.first == "help"
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first, !name.hasPrefix("-"),
      !(names + ["help"]).contains(name)
    else { return }
    throw Failure(
      message: "unknown command \(Quotation.of(name))",
      help: NearestName.find(name, among: names).map { "did you mean \(Quotation.of($0))?" }
        ?? "menumock --help lists the commands",
      status: .validationFailure)
  }
}
