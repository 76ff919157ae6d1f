internal import Synchronization

/// Until when something has to be done that is waited for.
///
/// One task looks at it from time to time. A task of its own for each step of the work would be simpler, but a sleep that
/// is not needed any more holds its memory until it would have ended.
final class Deadline: Sendable {
  /// The time is over.
  struct Missed: Error {}

  /// The longest time between two looks, in seconds.
  private static let longestSleep = 5.0

  private let end: Mutex<ContinuousClock.Instant?>

  /// A deadline in so many seconds.
  init(_ seconds: Double) { end = Mutex(.now + .seconds(seconds)) }

  /// Gives what is done from now on so many seconds.
  func move(to seconds: Double) { end.withLock { $0 = .now + .seconds(seconds) } }

  /// Gives what is done from now on as long as it takes.
  func lift() { end.withLock { $0 = nil } }

  /// Waits until the deadline is missed, at most ``longestSleep`` later where it was moved meanwhile.
  func watch() async throws {
    while true {
      let end = end.withLock { $0 }
      if let end, end <= .now { throw Missed() }
      let next = ContinuousClock.Instant.now + .seconds(Self.longestSleep)
      try await Task.sleep(until: end.map { min($0, next) } ?? next, clock: .continuous)
    }
  }
}
