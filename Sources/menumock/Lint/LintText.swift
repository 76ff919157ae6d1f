import ArgumentParser
import MenuLint
import MenuLinting
import MenuMockup

/// The findings of a session as text, in parts. Each part is linted on demand.
final class LintText: Sequence, IteratorProtocol {
  /// Complete once the text is consumed.
  private(set) var session: LintSession
  /// The exit status for documents that could not be linted; `nil` if there are none.
  private(set) var status: ExitCode?
  private var writer: any FindingWriter
  private let reportsErrors: Bool
  private let warningsAreErrors: Bool
  private let reported = ReportedDiagnostics()
  private var state = State.start

  private enum State {
    case start, middle, end
  }

  /// - Parameters:
  ///   - reportsErrors: prints read errors to standard error, for a format that omits them.
  ///   - warningsAreErrors: writes warnings as errors.
  init(
    _ session: LintSession, _ writer: any FindingWriter, reportsErrors: Bool = false, warningsAreErrors: Bool = false
  ) {
    self.session = session
    self.writer = writer
    self.reportsErrors = reportsErrors
    self.warningsAreErrors = warningsAreErrors
  }

  func next() -> [UInt8]? {
    switch state {
    case .start:
      state = .middle
      return Array(writer.start().utf8)
    case .middle:
      if var part = session.next() {
        for index in part.findings.indices where warningsAreErrors && part.findings[index].severity == .warning {
          part.findings[index].severity = .error
        }
        for problem in part.problems { status = ErrorReporter.report(problem, reported) }
        if reportsErrors {
          Console.report(part.findings.filter { $0.rule == Finding.invalidDocument }.map(Remark.finding))
        }
        return Array(writer.text(of: part.findings, in: part.files).utf8)
      }
      state = .end
      return Array(writer.end().utf8)
    case .end: return nil
    }
  }
}
