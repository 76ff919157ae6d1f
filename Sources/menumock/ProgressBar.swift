import MockupSets
import MenuMockup
import SystemPackage
import Synchronization

/// The line of a terminal that shows how far a run is; nothing where no terminal listens.
final class ProgressBar: Sendable {
  private struct State {
    var done = 0
    var failures = 0
    var drawn: ContinuousClock.Instant?
  }

  /// It is drawn again only after so long.
  private static let pause = Duration.milliseconds(100)
  /// To the start of the line, and away with what is there.
  private static let clearing = "\r\u{1B}[K"

  private let total: Int
  private let terminal: Terminal
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// A bar for so many pieces; `nil` where no terminal listens.
  init?(total: Int) {
    guard let terminal = Terminal() else { return nil }
    self.total = total
    self.terminal = terminal
  }

  /// Takes a piece that is done.
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

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.drawn != nil { write(Self.clearing) }
      state.drawn = nil
    }
  }

  private func write(_ text: String) {
    // A terminal that is gone is no reason to stop.
    _ = try? FileDescriptor.standardError.writeAll(text.utf8)
  }
}
