import Foundation
import MenuDocument
import MenuLint
import MenuMockup
import MockupSets
import PositionedJSON
import TestSupport
import Testing

/// Random documents, with settings of every platform, frames, exemptions, and rule options, checked by all rules.
///
/// The number of seeds is fixed. `MENUMOCK_FUZZ_SECONDS` sets the time and starts from a new seed. A failure names its
/// seed, and `MENUMOCK_FUZZ_SEED` runs that seed alone.
@Suite("Rules handle any document")
struct LintFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = environment["MENUMOCK_FUZZ_SECONDS"].flatMap(Double.init)
  private static let seed = environment["MENUMOCK_FUZZ_SEED"].flatMap(UInt64.init)
  /// The number of documents without `MENUMOCK_FUZZ_SECONDS`.
  private static let rounds: UInt64 = Thoroughness.isFull ? 60 : 8

  /// A document with the locations of its values.
  private struct Subject: Sendable {
    let seed: UInt64
    let source: Source
    let options: RenderOptions
    let root: JSONNode

    init(seed: UInt64) throws {
      self.seed = seed
      var random = SeededGenerator(seed: ~seed)
      var maker = RandomDocument(seed: seed)
      var tree = maker.make()
      tree.changeTitles { title in
        let labels = LintFuzzTests.labels
        if random.next(3) == 0 { title = labels[random.next(labels.count)] }
      }
      if random.next(2) == 0 { tree.exemptItems(&random) }
      if case .object(var members) = tree.value {
        if random.next(2) == 0 { members.append(JSONMember(key: JSONKey("lint"), value: .randomLint(&random))) }
        if random.next(3) == 0, members.contains(where: { $0.key.text == "menu" }) {
          members.append(JSONMember(key: JSONKey("frames"), value: .randomFrames(&random)))
        }
        tree.value = .object(members)
      }
      let form: JSONWriter.Form = random.next(2) == 0 ? .compact : .readable
      var text = JSONWriter.text(of: tree, form: form)
      if random.next(4) == 0 { text = text.replacing("\n", with: "\r\n") }
      source = Source(text, name: "fuzz.json", folder: Repository.root.appending(path: "Tests/Lint/low-contrast").path)
      var options = RenderOptions()
      options.settings.locale = ["en", "en-GB", "ja", "de", nil][random.next(5)]
      if random.next(3) == 0 {
        options.settings.platform = Platform.allCases[random.next(Platform.allCases.count)]
        options.settings.theme = ThemeReference("themes/pale.theme")
      }
      self.options = options
      root = try #require(JSONReading(Array(text.utf8)).root)
    }

    var name: Comment { "MENUMOCK_FUZZ_SEED=\(seed)" }
  }

  private static let labels = [
    "Show sidebar...", "Move To trash", "  Indented", "", " ", "…", "Delete", "Wi-Fi On", "Sort by Name",
    "Sort by Date",
    "Sort by Size", "‹name›", "Add the \"Door\"\\", "%@ of %lld", "{count} items", "Share", "もっと...",
    "Übergrößenträger",
    "The quick brown fox jumps over the lazy dog again", "\u{202E}Copy", "a", "A", "-", "“", "'", "e\u{301}dit it",
  ]

  private static let everything: RuleSelection = {
    var selection = RuleSelection()
    selection.includesAll = true
    return selection
  }()

  @Test("No crash, each finding has a location in the document, and fixes are stable")
  func documents() throws {
    if let seed = Self.seed {
      try Self.check(seed, Linter(selection: Self.everything))
      return
    }
    let start: UInt64 = Self.seconds == nil ? 0 : UInt64.random(in: 0..<(1 << 60))
    let end = Self.seconds.map { ContinuousClock.now + .seconds($0) }
    let linter = Linter(selection: Self.everything)
    var (seed, readable, found) = (start, 0, 0)
    while end.map({ ContinuousClock.now < $0 }) ?? (seed < start + Self.rounds) {
      if let count = try Self.check(seed, linter) { (readable, found) = (readable + 1, found + count) }
      seed += 1
    }
    Fuzzing.report(rounds: Int(seed - start), of: start)
    // If nearly all were refused, or nothing were found, the rules would be untested.
    #expect(readable * 2 > Int(seed - start), "only \(readable) of \(seed - start) documents were judged")
    #expect(found > readable)
  }

  @Test("Findings are the same on one thread and on several, in any order")
  func order() throws {
    let first: UInt64 = Self.seed ?? (Self.seconds == nil ? 1000 : UInt64.random(in: 0..<(1 << 60)))
    let subjects = try (0..<24).map { try Subject(seed: first &+ $0) }
    let alone = subjects.map { Linter(selection: Self.everything).lint($0.source, options: $0.options) }
    for workers in [1, 2, 7] {
      let together = Workers.run(count: subjects.count, workers: workers, make: { Linter(selection: Self.everything) })
      {
        $0.lint(subjects[$1].source, options: subjects[$1].options)
      }
      #expect(together == alone, "MENUMOCK_FUZZ_SEED=\(first)")
    }
  }

  /// Checks the document of a seed. Returns the number of findings, or `nil` if it is refused.
  @discardableResult
  private static func check(_ seed: UInt64, _ linter: Linter) throws -> Int? {
    // Printed first, because a crash or a hang would lose it.
    if seconds != nil { FileHandle.standardError.write(Data("MENUMOCK_FUZZ_SEED=\(seed)\r".utf8)) }
    let subject = try Subject(seed: seed)
    let result = linter.lint(subject.source, options: subject.options)
    #expect(result.isReadable || result.findings.allSatisfy { $0.rule == Finding.invalidDocument }, subject.name)
    for finding in result.findings { expectPlace(finding, subject) }
    #expect(result.findings == result.findings.sorted(by: Finding.isBefore), subject.name)
    guard result.isReadable else { return nil }
    expectStableFixes(result, subject, linter)
    return result.findings.count
  }

  /// Expects that a finding refers to a value of the document.
  private static func expectPlace(_ finding: Finding, _ subject: Subject) {
    let size = Int32(subject.source.bytes.count)
    let range = finding.range
    #expect(!finding.message.isEmpty && finding.file == "fuzz.json", subject.name)
    #expect(0 <= range.start.offset && range.start <= range.end && range.end.offset <= size, subject.name)
    #expect(range.start.line >= 1 && range.start.column >= 1, subject.name)
    for range in [(range, finding.path)] + finding.related.map({ ($0.range, $0.path) }) where finding.source != nil {
      let node = nearest(range.1, in: subject.root)
      #expect(node.position == range.0.start, "\(subject.name.rawValue): \(finding.path): \(finding.rule)")
      #expect(node.endOffset == range.0.end.offset, "\(subject.name.rawValue): \(finding.path): \(finding.rule)")
    }
  }

  /// The value at a path, or its nearest existing container.
  private static func nearest(_ path: DocumentPath, in root: JSONNode) -> JSONNode {
    var steps = path.steps
    while true {
      if let node = root.node(at: DocumentPath(steps)) { return node }
      guard steps.popLast() != nil else { return root }
    }
  }

  /// Expects that fixing terminates, and that the result is valid and has nothing left to fix.
  private static func expectStableFixes(_ result: LintResult, _ subject: Subject, _ linter: Linter) {
    var (found, bytes) = (result.findings, subject.source.bytes)
    for _ in 0..<8 {
      guard let (next, _) = Fixing.apply(found, to: bytes) else { return }
      #expect(next != bytes, subject.name)
      bytes = next
      let again = linter.lint(
        Source(bytes: bytes, name: "fuzz.json", folder: subject.source.folder), options: subject.options)
      #expect(again.isReadable, subject.name)
      found = again.findings
    }
    #expect(Fixing.apply(found, to: bytes) == nil, subject.name)
  }
}
