import ArgumentParser
import MenuMockup
import MenuModel
import MockupSets

/// Says why something is not drawn.
enum Refusal {
  /// Says why there is no picture.
  ///
  /// - Returns: the exit status that goes with it.
  static func report(_ error: RenderError) -> ExitCode {
    switch error {
    case .invalid(let diagnostics):
      Console.say(diagnostics)
      return .badInput
    case .engine(let message):
      Console.say("menumock: \(message)", .error)
      return .fault
    }
  }

  /// Says why there is no set.
  ///
  /// - Returns: the exit status that goes with it.
  static func report(_ error: SetError) -> ExitCode {
    Console.say(error.diagnostics)
    return .badInput
  }
}
