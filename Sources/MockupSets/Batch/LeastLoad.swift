/// Hands out work, each piece to the one who has least so far; of several who have the same, to the first.
///
/// A binary heap: a set may have as many shards as mockups.
struct LeastLoad {
  private var heap: [(load: Int, place: Int)]

  /// So many who have nothing to do.
  init(count: Int) {
    heap = (0..<max(0, count)).map { (0, $0) }
  }

  /// Hands out a piece of work, and tells to whom; `nil` where there is nobody.
  mutating func add(_ cost: Int) -> Int? {
    guard let least = heap.first else { return nil }
    let (sum, overflow) = least.load.addingReportingOverflow(cost)
    heap[0].load = overflow ? .max : sum
    sink()
    return least.place
  }

  /// Moves the first down to where it belongs.
  private mutating func sink() {
    var place = 0
    while true {
      let below = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
      guard let smallest = below.min(by: { heap[$0] < heap[$1] }), heap[smallest] < heap[place] else { return }
      heap.swapAt(place, smallest)
      place = smallest
    }
  }
}
