import MenuDocument
import MenuTheme
import MockupSymbols
import PositionedJSON
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Hostile documents, theme files, and symbol files: no crash, no hang, and every result either a value or an error.
///
/// The seed and the number of rounds are fixed. `MENUMOCK_FUZZ_SECONDS` sets the time per kind and a new seed, which is
/// printed at the start.
@Suite struct ReaderFuzzTests {
  private static let seconds = ProcessInfo.processInfo.environment["MENUMOCK_FUZZ_SECONDS"].flatMap(Double.init)

  /// Calls `body` with damaged copies of files until the time is up.
  private static func fuzz(_ corpus: [[UInt8]], rounds: Int, _ body: ([UInt8]) -> Void) {
    let seed = seconds == nil ? 20_261_121 : UInt64.random(in: 0...UInt64.max)
    if seconds != nil { print("seed \(seed)") }
    var generator = SeededGenerator(seed: seed)
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    var round = 0
    while end.map({ ContinuousClock.now < $0 }) ?? (round < rounds) {
      body(damaged(corpus, &generator))
      round += 1
    }
    Fuzzing.report(rounds: round, of: seed)
  }

  private static func damaged(_ corpus: [[UInt8]], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = corpus[Int.random(in: 0..<corpus.count, using: &generator)]
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let role = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[role] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(role..<min(bytes.count, role + Int.random(in: 1...40, using: &generator)))
      case 2: bytes.insert(contentsOf: bytes[role..<min(bytes.count, role + 30)], at: 0)
      case 3: bytes = Array(bytes[..<role])
      case 4: bytes.insert(contentsOf: "1e308".utf8, at: role)
      default:
        let other = corpus[Int.random(in: 0..<corpus.count, using: &generator)]
        bytes.insert(contentsOf: other.prefix(Int.random(in: 0...200, using: &generator)), at: role)
      }
    }
    return bytes
  }

  @Test func documents() throws {
    let names = try Repository.names(in: "Samples").filter { $0.hasSuffix(".json") }
    let corpus = try names.map { try Repository.bytes("Samples/\($0)") }
    Self.fuzz(corpus, rounds: 1000) { bytes in
      let (document, diagnostics) = DocumentReader.read(bytes, file: "fuzz.json")
      #expect((document == nil) == diagnostics.contains { $0.severity == .error })
    }
  }

  @Test func symbols() throws {
    let names = try Repository.names(in: "Fonts/Symbols").filter { $0.hasSuffix(".svg") }
    let corpus = try names.prefix(60).map { try Repository.bytes("Fonts/Symbols/\($0)") }
    var readable = 0
    Self.fuzz(corpus, rounds: 3000) { bytes in
      do throws(SymbolProblem) {
        let shape = try SymbolReader.read(bytes, name: "fuzz")
        readable += 1
        #expect(!shape.elements.isEmpty)
      } catch {
        #expect(!error.message.isEmpty && error.offset <= bytes.count)
      }
    }
    #expect(readable > 0)
  }

  @Test func themes() throws {
    let corpus = try ["ios-18", "wireframe"].map { try Repository.bytes("Themes/\($0).json") }
    Self.fuzz(corpus, rounds: 150) { bytes in
      let reader = ThemeReader(knownNames: []) { reference, _ in
        let isOwn = reference == .named("fuzz")
        return ThemeReader.Source(
          name: reference.text, file: reference.text, bytes: isOwn ? bytes : corpus[0])
      }
      var diagnostics = Diagnostics(file: "fuzz")
      let (result, problems) = reader.read(
        Located(.named("fuzz"), at: .root), platform: .iPadOS, diagnostics: &diagnostics)
      #expect((result == nil) == (diagnostics.hasErrors || problems.contains { $0.severity == .error }))
    }
  }
}
