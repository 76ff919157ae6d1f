import Foundation
import Testing

/// Runs rounds of hostile input, each with a time limit.
///
/// By default, the seed is fixed and the rounds take a second or two. `MENUMOCK_FUZZ_SECONDS` sets the total time and a
/// new seed, which is printed at the start.
package enum Fuzzing {
  private static let seconds = ProcessInfo.processInfo.environment["MENUMOCK_FUZZ_SECONDS"].flatMap(Double.init)
  /// In seconds of CPU time, because other tests run at the same time.
  private static let longestRound = 2.0

  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Runs rounds until the time is up, or by default until `rounds` are done.
  ///
  /// - Parameters:
  ///   - rounds: the most rounds without `MENUMOCK_FUZZ_SECONDS`.
  ///   - round: tests one input and returns its name, which is reported if the round takes too long.
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
    report(rounds: number, of: seed)
  }

  /// Prints the number of inputs of a run with `MENUMOCK_FUZZ_SECONDS`.
  package static func report(rounds: Int, of seed: UInt64) {
    if seconds != nil { print("\(rounds) inputs of seed \(seed)") }
  }
}

/// Random changes of bytes that keep given parts.
package struct Mutation {
  package private(set) var bytes: [UInt8]
  /// Unchanged ranges.
  private var retained: [Range<Int>]

  /// - Parameter contents: the parts to keep, each of which occurs once.
  package init(_ bytes: [UInt8], keeping contents: [[UInt8]]) {
    self.bytes = bytes
    retained = contents.compactMap { content in
      bytes.indices.first { bytes[$0...].starts(with: content) }.map { $0..<($0 + content.count) }
    }
  }

  /// Replaces a random run of bytes, optionally of one kind, outside the kept ranges.
  ///
  /// - Returns: `false` if there is no such run.
  @discardableResult
  package mutating func replaceRun(
    with new: [UInt8], _ random: inout SeededGenerator, where isOfKind: (UInt8) -> Bool = { _ in true }
  ) -> Bool {
    guard !bytes.isEmpty else { return false }
    let index = random.next(bytes.count)
    guard let start = (index..<bytes.count).first(where: { isOfKind(bytes[$0]) }) else { return false }
    var end = start
    let maximum = 1 + random.next(12)
    while end < bytes.count, end - start < maximum, isOfKind(bytes[end]) { end += 1 }
    guard !retained.contains(where: { $0.overlaps(start..<end) }) else { return false }
    bytes.replaceSubrange(start..<end, with: new)
    retained = retained.map { range in
      range.lowerBound < start
        ? range : (range.lowerBound + new.count - (end - start))..<(range.upperBound + new.count - (end - start))
    }
    return true
  }
}
