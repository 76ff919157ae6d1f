import MockupSets
import MenuMockup
import SystemPackage
import Synchronization

final class ProgressBar: Sendable {
  private struct State {
    var done = 0
    var failures = 0
    var drawn: ContinuousClock.Instant?
  }

  /// The least time between two updates.
  private static let pause = Duration.milliseconds(100)
  /// Returns to column 1 and erases the line.
  private static let clearing = "\r\u{1B}[K"

  private let total: Int
  private let terminal: Terminal
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// Fails if standard error is not a terminal.
  init?(total: Int) {
    guard let terminal = Terminal() else { return nil }
    self.total = total
    self.terminal = terminal
  }

  func advance(name: String, isFailure: Bool) {
    state.withLock { state in
      state.done += 1
      if isFailure { state.failures += 1 }
      let now = ContinuousClock.now
      if let drawn = state.drawn, now - drawn < Self.pause, state.done < total { return }
      state.drawn = now
      let line = ProgressLine(
        done: state.done, total: total, failures: state.failures, elapsed: (now - start) / .seconds(1), name: name)
      write(Self.clearing + line.text(width: terminal.width, hasColors: terminal.hasColors))
    }
  }

  func clear() {
    state.withLock { state in
      if state.drawn != nil { write(Self.clearing) }
      state.drawn = nil
    }
  }

  private func write(_ text: String) {
    // A closed terminal does not stop the command.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
