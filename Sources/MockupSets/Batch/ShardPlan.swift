import MenuModel

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
  /// - Parameter names: all mockups of the set; the order and repetitions do not count.
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
