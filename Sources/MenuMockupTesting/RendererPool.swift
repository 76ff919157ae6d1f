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

  private final class Slot: Sendable {
    let cached = Mutex<CachedRenderer?>(nil)
  }

  private struct CachedRenderer {
    let resources: Resources
    let renderer: Renderer
  }

  private let slots: [Slot]
  private let turn = Atomic<UInt>(0)

  package var count: Int { slots.count }

  package init(count: Int) {
    slots = (0..<max(1, count)).map { _ in Slot() }
  }

  /// Lends an idle renderer, or waits for one.
  package func withRenderer<Result: Sendable>(
    _ resources: Resources, _ work: @Sendable (Renderer) -> Result
  ) -> Result {
    for slot in slots {
      if let result = slot.cached.withLockIfAvailable({ Self.work(resources, &$0, work) }) { return result }
    }
    let slot = slots[Int(turn.add(1, ordering: .relaxed).oldValue % UInt(slots.count))]
    return slot.cached.withLock { Self.work(resources, &$0, work) }
  }

  private static func work<Result>(
    _ resources: Resources, _ cached: inout CachedRenderer?, _ work: (Renderer) -> Result
  ) -> Result {
    if let cached, cached.resources == resources { return work(cached.renderer) }
    let renderer = Renderer(resources: resources)
    cached = CachedRenderer(resources: resources, renderer: renderer)
    return work(renderer)
  }
}
