import PositionedJSON
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Shards take equal time.
@Suite struct ShardPlanTests {
  private static func plan(_ lines: String) throws(ShardPlan.Problem) -> ShardPlan {
    try ShardPlan(results: Array(lines.utf8), file: "results.jsonl")
  }

  private static func line(_ name: String, _ time: Double) -> String {
    #"{"name":"\#(name)","path":"\#(name).png","ok":true,"milliseconds":\#(JSONNumber(time))}"# + "\n"
  }

  private static func shards(_ plan: ShardPlan, _ count: Int, _ names: [String]) throws -> [[String]] {
    try (1...count).map { plan.names(of: try #require(Shard(number: $0, of: count)), among: names).sorted() }
  }

  @Test func theLongestComesFirst() throws {
    let plan = try Self.plan(
      Self.line("a", 7) + Self.line("b", 3) + Self.line("b", 2) + Self.line("c", 4) + "\r\n" + Self.line("d", 2))
    #expect(try Self.shards(plan, 2, ["d", "c", "b", "a", "a"]) == [["a", "d"], ["b", "c"]])
    #expect(try Self.shards(plan, 1, ["a", "b"]) == [["a", "b"]])
    #expect(try Self.shards(plan, 5, ["a", "b"]) == [["a"], ["b"], [], [], []])
    #expect(try Self.shards(plan, 2, []) == [[], []])
  }

  @Test func unknownNamesTakeAsLongAsOthers() throws {
    let plan = try Self.plan(Self.line("a", 100) + Self.line("b", 10) + Self.line("c", 1))
    #expect(try Self.shards(plan, 2, ["a", "b", "x", "y"]) == [["a"], ["b", "x", "y"]])
    #expect(try Self.shards(try Self.plan(""), 2, ["b", "a", "é", "z"]) == [["a", "z"], ["b", "é"]])
  }

  /// An unchanged image has no drawing time.
  @Test func unchangedImagesCountAsTheOthers() throws {
    let plan = try Self.plan(Self.line("a", 0) + Self.line("a", 6) + Self.line("b", 11) + Self.line("c", 0))
    #expect(try Self.shards(plan, 2, ["a", "b", "c"]) == [["a"], ["b", "c"]])
  }

  @Test func allAreSharedOut() throws {
    let names = (0..<500).map { "menu-\($0)" }
    let plan = try Self.plan(names.map { Self.line($0, Double($0.utf8.reduce(0) { $0 * 31 % 97 + Int($1) })) }.joined())
    for count in [1, 2, 3, 7, 64] {
      let shards = try Self.shards(plan, count, names)
      #expect(shards.joined().sorted() == names.sorted())
      #expect(try Self.shards(plan, count, names.reversed()) == shards)
      #expect(shards.allSatisfy { abs($0.count - 500 / count) <= 500 / count / 2 + 2 })
    }
  }

  @Test(arguments: [
    ("{", "results.jsonl:1: "), ("\n[1]", "results.jsonl:2: expected a line of --results"),
    (#"{"name":"a"}"#, "results.jsonl:1: expected a line of --results"),
    (#"{"name":"a","milliseconds":-1}"#, "results.jsonl:1: expected a line of --results"),
    (#"{"name":"a","milliseconds":1e300}"#, "results.jsonl:1: expected a line of --results"),
  ]) func badResults(lines: String, expected: String) {
    #expect { try Self.plan(lines) } throws: { "\($0)".hasPrefix(expected) }
  }

  @Test func goldensThatNobodyMakesDoNotCount() throws {
    #expect(throws: Never.self) { try Self.plan(#"{"path":"a.png","verdict":"orphaned"}"#) }
  }
}
