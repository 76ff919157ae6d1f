import ArgumentParser
import MenuMockup
import MockupSets
import PositionedJSON
import Synchronization

enum Refusal {
  /// Reports why there is no image.
  ///
  /// - Parameter spoken: the diagnostics already reported; errors of options are not repeated.
  /// - Returns: the exit status.
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

  static func report(_ error: SetError) -> ExitCode {
    Console.say(error.diagnostics)
    return .badInput
  }
}

/// Reports each wrong option once, although it is wrong for every document.
final class Spoken: Sendable {
  private let known = Mutex<Set<Diagnostic>>([])

  /// Diagnostics of documents, and those not reported before.
  func news(among diagnostics: [Diagnostic]) -> [Diagnostic] {
    known.withLock { known in
      diagnostics.filter { $0.option == nil || known.insert($0.withoutFile).inserted }
    }
  }
}

extension Diagnostic {
  fileprivate var withoutFile: Diagnostic {
    let location = option.map(SourceLocation.option) ?? SourceLocation(position: position, path: path)
    return moved(to: location, inFile: "")
  }
}
