import MenuMockup
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Renderers that are kept from test to test, because a new one has to open typefaces, symbols and themes again.
///
/// What a renderer draws does not depend on what it drew before, so it does not matter which one a test gets.
final class RendererPool: Sendable {
  /// The renderers of all tests of a process.
  static let shared = RendererPool(count: ProcessInfo.processInfo.activeProcessorCount)

  /// One renderer, made when it is first needed.
  private final class Seat: Sendable {
    let kept = Mutex<Kept?>(nil)
  }

  private struct Kept {
    let resources: Resources
    let renderer: Renderer
  }

  private let seats: [Seat]
  private let turn = Atomic<UInt>(0)

  /// How many renderers can be lent at the same time.
  var count: Int { seats.count }

  init(count: Int) {
    seats = (0..<max(1, count)).map { _ in Seat() }
  }

  /// Lends a renderer that is free, or waits for one.
  func withRenderer<Result: Sendable>(
    _ resources: Resources, _ work: @Sendable (Renderer) -> Result
  ) -> Result {
    for seat in seats {
      if let result = seat.kept.withLockIfAvailable({ Self.work(resources, &$0, work) }) { return result }
    }
    let seat = seats[Int(turn.add(1, ordering: .relaxed).oldValue % UInt(seats.count))]
    return seat.kept.withLock { Self.work(resources, &$0, work) }
  }

  private static func work<Result>(
    _ resources: Resources, _ kept: inout Kept?, _ work: (Renderer) -> Result
  ) -> Result {
    if let kept, kept.resources == resources { return work(kept.renderer) }
    let renderer = Renderer(resources: resources)
    kept = Kept(resources: resources, renderer: renderer)
    return work(renderer)
  }
}
