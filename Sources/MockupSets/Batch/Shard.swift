import PositionedJSON

/// One of several parts that a set is divided into, so that several machines draw it.
public struct Shard: Hashable, Sendable {
  /// Which part this is, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// A part; `nil` where there is no such part.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the pictures of a mockup belong here: depends on its name alone, so that a new mockup moves no other.
  public func contains(_ name: String) -> Bool {
    // FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ hash >> 32) % UInt64(count)) == number - 1
  }
}

/// How long the mockups of a set took to draw, so that shards can be made that take equally long.
///
/// Only whole numbers are reckoned with: all machines come to the same shards.
public struct ShardPlan: Sendable {
  /// Why there is no plan.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the results.
    public let description: String
  }

  /// What a mockup takes, in microseconds.
  private var costs: [String: Int] = [:]
  /// What is reckoned for a mockup that is not among the results.
  private let usualCost: Int

  /// The longest time of a picture that counts, in milliseconds: a day.
  private static let longest = 86_400_000.0

  /// A plan from the lines that `--results` wrote.
  ///
  /// A picture that was not drawn, as it was there already, counts as much as the others of its mockup.
  ///
  /// - Throws: the first line that is no result.
  public init(results: [UInt8], file: String) throws(Problem) {
    var times: [String: (sum: Int, drawn: Int, all: Int)] = [:]
    for (index, line) in results.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { continue }
      let reading = JSONReading(Array(line))
      if let problem = reading.problems.first, reading.root == nil {
        throw Problem(description: "\(file):\(index + 1): \(problem.message)")
      }
      // What a check found about a golden that no mockup makes has no name.
      if let node = reading.root, node["name"] == nil, node["path"]?.text != nil { continue }
      guard let name = reading.root?["name"]?.text, let time = reading.root?["milliseconds"]?.number?.value,
        (0...Self.longest).contains(time)
      else {
        throw Problem(
          description: "\(file):\(index + 1): this is no line that --results writes: it has no name and milliseconds")
      }
      var known = times[name] ?? (0, 0, 0)
      known.all += 1
      let cost = Int((time * 1000).rounded())
      if cost > 0 {
        known.sum = known.sum.addingReportingOverflow(cost).partialValue & .max
        known.drawn += 1
      }
      times[name] = known
    }
    for (name, time) in times where time.drawn > 0 {
      costs[name] = max(1, (time.sum / time.drawn).multipliedReportingOverflow(by: time.all).partialValue & .max)
    }
    let sorted = costs.values.sorted()
    usualCost = sorted.isEmpty ? 1 : sorted[(sorted.count - 1) / 2]
  }

  /// The mockups of a shard: the longest first, each to the shard that has least to do so far.
  ///
  /// - Parameters:
  ///   - shard: which part of the set.
  ///   - names: all mockups of the set; the order and repetitions do not count.
  public func names(of shard: Shard, among names: some Sequence<String>) -> Set<String> {
    let mockups = Set(names).map { (name: $0, cost: costs[$0] ?? usualCost) }.sorted {
      $0.cost != $1.cost ? $0.cost > $1.cost : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var loads = LeastLoad(count: min(shard.count, mockups.count))
    var found: Set<String> = []
    for mockup in mockups where loads.add(mockup.cost) == shard.number - 1 { found.insert(mockup.name) }
    return found
  }
}

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
