import ArgumentParser
import MenuMockup

/// The program as it is called: once a process, or once a request of a worker.
enum Invocation {
  /// Does what arguments say.
  ///
  /// - Returns: the exit status; what led to it is said.
  static func perform(_ arguments: [String]) -> ExitCode {
    do {
      var command = try Menumock.parseAsRoot(try ArgumentFiles.expand(arguments))
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
}
