import MockupFiles
internal import Dispatch
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Distributes work over threads.
public enum Workers {
  /// Does `count` items of work on several threads.
  ///
  /// - Parameters:
  ///   - count: the number of items.
  ///   - workers: the number of threads; `nil` for the number of processors.
  ///   - isStopped: returns true to begin no further item.
  ///   - make: creates the tool of a thread.
  ///   - work: does the item with the given index.
  /// - Returns: the results in item order; fewer if stopped.
  public static func run<Tool, Result: Sendable>(
    count: Int, workers: Int?, until isStopped: @escaping @Sendable () -> Bool = { false },
    make: @escaping @Sendable () -> Tool,
    work: @escaping @Sendable (Tool, Int) -> Result
  ) -> [Result] {
    let threads = max(1, min(count, workers ?? processorCount))
    let next = Atomic(0)
    // Chunks avoid holding a long list twice while unstarted items are dropped from it.
    let part = 1024
    let results = Mutex<[[Result?]]>(
      stride(from: 0, to: count, by: part).map { Array(repeating: nil, count: min(part, count - $0)) })
    let surroundings = ExecutionContext.current
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      ExecutionContext.$current.withValue(surroundings) {
        let tool = make()
        while !isStopped() {
          let index = next.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          let result = work(tool, index)
          results.withLock { $0[index / part][index % part] = result }
        }
      }
    }
    return results.withLock { parts in
      var all: [Result] = []
      all.reserveCapacity(count)
      for index in parts.indices {
        all += parts[index].compactMap(\.self)
        parts[index] = []
      }
      return all
    }
  }
}

extension Workers {
  /// The number of active processors.
  public static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
