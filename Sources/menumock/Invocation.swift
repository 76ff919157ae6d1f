import ArgumentParser
import MenuMockup
import MenuModel

/// The program as it is called: once a process, or once a request of a worker.
enum Invocation {
  /// Does what arguments say.
  ///
  /// - Returns: the exit status; what led to it is said.
  static func perform(_ arguments: [String]) -> ExitCode {
    do {
      let arguments = try ArgumentFiles.expand(arguments)
      try checkCommand(arguments)
      var command = try Menumock.parseAsRoot(arguments)
      try command.run()
      return .success
    } catch let failure as Failure {
      Console.say("menumock: \(failure.message)")
      return failure.status
    } catch {
      let status = Menumock.exitCode(for: error)
      let text = Menumock.fullMessage(for: error)
      if status == .success, !text.isEmpty {
        try? Console.write((text + "\n").utf8)
      } else if !text.isEmpty {
        Console.say(text)
      }
      return status
    }
  }

  /// Refuses a command that there is not, also after `help`, and tells the one whose name is nearest.
  private static func checkCommand(_ arguments: [String]) throws(Failure) {
    let names = Menumock.configuration.subcommands.compactMap { $0.configuration.commandName }
    let isHelp = arguments.first == "help"
    guard let name = isHelp ? arguments.dropFirst().first : arguments.first, !name.hasPrefix("-"),
      !(names + ["help"]).contains(name)
    else { return }
    let suggestion = NearestName.find(name, among: names).map { "; did you mean \(Quotation.of($0))?" } ?? ""
    throw Failure(
      message:
        "unknown command \(Quotation.of(name))\(suggestion.isEmpty ? "; menumock --help lists them" : suggestion)",
      status: .validationFailure)
  }
}
