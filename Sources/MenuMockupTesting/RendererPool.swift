package import MenuMockup
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reuses renderers from test to test, as a new one has to load fonts, symbols, and themes again.
///
/// A renderer's output does not depend on earlier renderings, so any renderer with the same resources will do.
package final class RendererPool: Sendable {
  static let shared = RendererPool(count: ProcessInfo.processInfo.activeProcessorCount)

  private final class Seat: Sendable {
    let kept = Mutex<Kept?>(nil)
  }

  private struct Kept {
    let resources: Resources
    let renderer: Renderer
  }

  private let seats: [Seat]
  private let turn = Atomic<UInt>(0)

  package var count: Int { seats.count }

  package init(count: Int) {
    seats = (0..<max(1, count)).map { _ in Seat() }
  }

  /// Lends an idle renderer, or waits for one.
  package func withRenderer<Result: Sendable>(
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
