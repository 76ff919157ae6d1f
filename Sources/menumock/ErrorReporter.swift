import ArgumentParser
import MenuMockup
import MockupSets
import PositionedJSON
import Synchronization

enum ErrorReporter {
  /// Reports why there is no image.
  ///
  /// - Parameter reported: the diagnostics already reported; errors of options are not repeated.
  /// - Returns: the exit status.
  static func report(_ error: RenderError, _ reported: ReportedDiagnostics = ReportedDiagnostics()) -> ExitCode {
    switch error {
    case .invalid(let diagnostics):
      Console.report(reported.unreported(among: diagnostics))
      return .badInput
    case .engine(let message):
      Console.report("menumock: \(message)", .error)
      return .internalError
    }
  }

  static func report(_ error: SetError) -> ExitCode {
    Console.report(error.diagnostics)
    return .badInput
  }
}

/// Reports each wrong option once, although it is wrong for every document.
final class ReportedDiagnostics: Sendable {
  private let known = Mutex<Set<Diagnostic>>([])

  /// Diagnostics of documents, and those not reported before.
  func unreported(among diagnostics: [Diagnostic]) -> [Diagnostic] {
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
