import Synchronization

/// Carries the failure of work on other threads to the waiting thread.
final class Outcome: Sendable {
  private let kept = Mutex<Failure?>(nil)

  var failure: Failure? { kept.withLock(\.self) }

  func set(_ failure: Failure) { kept.withLock { $0 = failure } }
}
