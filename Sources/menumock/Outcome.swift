import Synchronization

/// Why work on other threads failed, for the one that waits for it.
final class Outcome: Sendable {
  private let kept = Mutex<Failure?>(nil)

  /// The failure; `nil` where there was none.
  var failure: Failure? { kept.withLock(\.self) }

  /// Notes a failure.
  func set(_ failure: Failure) { kept.withLock { $0 = failure } }
}
