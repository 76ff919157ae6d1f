import Synchronization

/// Carries the failure of work on other threads to the waiting thread.
final class Outcome: Sendable {
  private let stored = Mutex<Failure?>(nil)

  var failure: Failure? { stored.withLock(\.self) }

  func set(_ failure: Failure) { stored.withLock { $0 = failure } }
}
