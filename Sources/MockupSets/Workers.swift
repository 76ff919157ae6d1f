import MockupFiles
internal import Dispatch
internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Work that is shared out to threads.
public enum Workers {
  /// Does `count` pieces of work on several threads.
  ///
  /// - Parameters:
  ///   - count: how many pieces there are.
  ///   - workers: how many threads; as many as there are processors where this is `nil`.
  ///   - isStopped: whether no further piece is to be begun.
  ///   - make: makes what one thread works with.
  ///   - work: does the piece of the given number.
  /// - Returns: the results in the order of the pieces; fewer where it was stopped.
  public static func run<Tool, Result: Sendable>(
    count: Int, workers: Int?, until isStopped: @escaping @Sendable () -> Bool = { false },
    make: @escaping @Sendable () -> Tool,
    work: @escaping @Sendable (Tool, Int) -> Result
  ) -> [Result] {
    let threads = max(1, min(count, workers ?? processorCount))
    let next = Atomic(0)
    // In parts, so that a long list need not be held twice while those that were not begun are left out of it.
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
  /// How many processors there are.
  public static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }
}
