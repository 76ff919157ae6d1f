import ArgumentParser
import MenuLint
import MenuLinting
import MenuMockup

/// What a session finds, as the parts of a text: each is judged when it is asked for.
final class LintText: Sequence, IteratorProtocol {
  /// The session, which is through when the text is.
  private(set) var session: LintSession
  /// The exit status for what could not be judged; `nil` where all could.
  private(set) var status: ExitCode?
  private var writer: any FindingWriter
  private let saysErrors: Bool
  private let spoken = Spoken()
  private var state = State.start

  private enum State {
    case start, middle, end
  }

  /// - Parameter saysErrors: whether what keeps documents from being read is said to people, as the text does not hold it.
  init(_ session: LintSession, _ writer: any FindingWriter, saysErrors: Bool = false) {
    self.session = session
    self.writer = writer
    self.saysErrors = saysErrors
  }

  func next() -> [UInt8]? {
    switch state {
    case .start:
      state = .middle
      return Array(writer.start().utf8)
    case .middle:
      if let part = session.next() {
        for problem in part.problems { status = Refusal.report(problem, spoken) }
        if saysErrors {
          Console.say(part.findings.filter { $0.rule == Finding.invalidDocument }.map(Remark.finding))
        }
        return Array(writer.text(of: part.findings, in: part.files).utf8)
      }
      state = .end
      return Array(writer.end().utf8)
    case .end: return nil
    }
  }
}
