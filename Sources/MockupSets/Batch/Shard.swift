import PositionedJSON

/// One of several parts of a set, to render it on several machines.
public struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  public let number: Int
  /// The number of parts.
  public let count: Int

  /// Returns `nil` if `number` is not in 1...`count`.
  public init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns whether the shard contains a mockup. The result depends only on the name, so a new mockup does not move the others to other shards.
  public func contains(_ name: String) -> Bool {
    let hash = name.utf8.stableHash
    return Int((hash ^ hash >> 32) % UInt64(count)) == number - 1
  }
}

/// Balances shards by the rendering times of an earlier run.
///
/// All arithmetic is in integers, so all machines compute the same shards.
public struct ShardPlan: Sendable {
  /// A failure to read the results.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem with the results.
    public let description: String
  }

  private var costs: [String: Int] = [:]
  private let defaultCost: Int

  /// The upper bound of an image's time, in milliseconds: one day.
  private static let longest = 86_400_000.0

  /// Reads a plan from the lines of `--results`.
  ///
  /// An image that was up to date has no time; it counts as the average of its mockup's rendered images.
  ///
  /// - Throws: the first invalid line.
  public init(results: [UInt8], file: String) throws(Problem) {
    var times: [String: (sum: Int, drawn: Int, all: Int)] = [:]
    for (index, line) in results.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { continue }
      let reading = JSONReading(Array(line))
      if let problem = reading.problems.first, reading.root == nil {
        throw Problem(description: "\(file):\(index + 1): \(problem.message)")
      }
      // A result about an orphaned golden has no name.
      if let node = reading.root, node["name"] == nil, node["path"]?.text != nil { continue }
      guard let name = reading.root?["name"]?.text, let time = reading.root?["milliseconds"]?.number?.value,
        (0...Self.longest).contains(time)
      else {
        throw Problem(
          description: "\(file):\(index + 1): expected a line of --results with \"name\" and \"milliseconds\"")
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
    defaultCost = sorted.isEmpty ? 1 : sorted[(sorted.count - 1) / 2]
  }

  /// Returns the mockups of a shard. Mockups are assigned from slowest to fastest, each to the shard with the least
  /// load.
  ///
  /// - Parameters:
  ///   - shard: the part of the set.
  ///   - names: all mockups of the set; order and repetitions do not matter.
  public func names(of shard: Shard, among names: some Sequence<String>) -> Set<String> {
    let mockups = Set(names).map { (name: $0, cost: costs[$0] ?? defaultCost) }.sorted {
      $0.cost != $1.cost ? $0.cost > $1.cost : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var loads = [Int](repeating: 0, count: min(shard.count, mockups.count))
    var found: Set<String> = []
    for mockup in mockups {
      guard let minimum = loads.indices.min(by: { loads[$0] < loads[$1] }) else { break }
      let (sum, overflow) = loads[minimum].addingReportingOverflow(mockup.cost)
      loads[minimum] = overflow ? .max : sum
      if minimum == shard.number - 1 { found.insert(mockup.name) }
    }
    return found
  }
}
