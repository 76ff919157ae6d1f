internal import Synchronization

/// A movable deadline for the steps of a connection.
///
/// One task checks the deadline periodically. One task per step would be simpler, but a canceled sleep keeps its memory
/// until its end.
final class Deadline: Sendable {
  struct DeadlineExceeded: Error {}

  /// The maximum time between two checks, in seconds.
  private static let longestSleep = 5.0

  private let end: Mutex<ContinuousClock.Instant?>

  init(_ seconds: Double) { end = Mutex(.now + .seconds(seconds)) }

  func move(to seconds: Double) { end.withLock { $0 = .now + .seconds(seconds) } }

  /// Removes the deadline until the next ``move(to:)``.
  func lift() { end.withLock { $0 = nil } }

  /// Waits until the deadline is missed, or up to ``longestSleep`` later if it was moved in the meantime.
  func watch() async throws {
    while true {
      let end = end.withLock { $0 }
      if let end, end <= .now { throw DeadlineExceeded() }
      let next = ContinuousClock.Instant.now + .seconds(Self.longestSleep)
      try await Task.sleep(until: end.map { min($0, next) } ?? next, clock: .continuous)
    }
  }
}
