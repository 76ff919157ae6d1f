import Foundation
import Testing

/// Hostile input in rounds, each of which must end within a time.
///
/// A fixed seed, and as many rounds as fit into a second or two; with `MENUMOCK_FUZZ_SECONDS` as long as that says, with
/// a seed that is different each time and told at the start.
package enum Fuzzing {
  private static let seconds = ProcessInfo.processInfo.environment["MENUMOCK_FUZZ_SECONDS"].flatMap(Double.init)
  /// How many seconds of this thread a round may take: other tests run beside it.
  private static let longestRound = 2.0

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Runs rounds until the time is up, or `rounds` are done and nobody asked for more.
  ///
  /// - Parameters:
  ///   - rounds: how many at most, where no time is asked for.
  ///   - round: one input; gives a name of it, which is told where it took too long.
  package static func run(rounds: Int, _ round: (inout SeededGenerator) throws -> String) rethrows {
    let seed = seconds == nil ? 20_261_121 : UInt64.random(in: 0...UInt64.max)
    if seconds != nil { print("seed \(seed)") }
    var random = SeededGenerator(seed: seed)
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds ?? 1.5)
    var number = 0
    while clock.now < end, seconds != nil || number < rounds {
      let start = processorSeconds
      let name = try round(&random)
      let time = processorSeconds - start
      if time > longestRound { Issue.record("round \(number) of seed \(seed), \(name), took \(time) s") }
      number += 1
    }
    #expect(number > 0)
  }
}

/// Changes in bytes that leave parts of them as they are.
package struct Mutation {
  /// The bytes so far.
  package private(set) var bytes: [UInt8]
  /// Where bytes are as they were.
  private var kept: [Range<Int>]

  /// No change yet of a file in which the given contents, each there once, stay as they are.
  package init(_ bytes: [UInt8], keeping contents: [[UInt8]]) {
    self.bytes = bytes
    kept = contents.compactMap { content in
      bytes.indices.first { bytes[$0...].starts(with: content) }.map { $0..<($0 + content.count) }
    }
  }

  /// Replaces a random run of bytes, of a kind if one is given, where nothing is to be kept.
  ///
  /// - Returns: whether there was such a run.
  @discardableResult
  package mutating func replaceRun(
    with new: [UInt8], _ random: inout SeededGenerator, where isOfKind: (UInt8) -> Bool = { _ in true }
  ) -> Bool {
    let place = random.next(bytes.count)
    guard let start = (place..<bytes.count).first(where: { isOfKind(bytes[$0]) }) else { return false }
    var end = start
    let most = 1 + random.next(12)
    while end < bytes.count, end - start < most, isOfKind(bytes[end]) { end += 1 }
    guard !kept.contains(where: { $0.overlaps(start..<end) }) else { return false }
    bytes.replaceSubrange(start..<end, with: new)
    kept = kept.map { range in
      range.lowerBound < start
        ? range : (range.lowerBound + new.count - (end - start))..<(range.upperBound + new.count - (end - start))
    }
    return true
  }
}
