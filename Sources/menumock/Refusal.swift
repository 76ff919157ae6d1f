import ArgumentParser
import MenuMockup
import MockupSets
import PositionedJSON
import Synchronization

/// Says why something is not drawn.
enum Refusal {
  /// Says why there is no picture.
  ///
  /// - Parameter spoken: what was said already, of which what is wrong with an option is not said again.
  /// - Returns: the exit status that goes with it.
  static func report(_ error: RenderError, _ spoken: Spoken = Spoken()) -> ExitCode {
    switch error {
    case .invalid(let diagnostics):
      Console.say(spoken.news(among: diagnostics))
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

/// What was said about options: one that is wrong is wrong for every document, and said once.
final class Spoken: Sendable {
  private let known = Mutex<Set<Diagnostic>>([])

  /// What was not said before, or is about a document.
  func news(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    known.withLock { known in
      diagnostics.filter { $0.option == nil || known.insert($0.withoutFile).inserted }
    }
  }
}

extension Diagnostic {
  /// The diagnostic as it is for every file.
  fileprivate var withoutFile: Diagnostic {
    let location = option.map(SourceLocation.option) ?? SourceLocation(position: position, path: path)
    return Diagnostic(severity, file: "", at: location, message, expected: expected, suggestion: suggestion)
  }
}
