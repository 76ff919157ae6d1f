import MenuImport
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// Hostile files: each is read within the time limit, and every resulting document is valid.
@Suite struct ImportFuzzTests {
  private static let seeds: [(kind: SourceKind, path: String, bytes: [UInt8])] = ImportGoldenTests.cases.flatMap {
    name in
    ((try? ImportGoldenTests.sources(of: name))?.sources ?? []).map {
      ($0.kind, $0.text.path, Array($0.text.text.utf8))
    }
  }

  /// Parts that are significant to the readers.
  private static let pieces: [[UInt8]] = [
    "<items>", "</items>", "<menu key=\"submenu\">", "</menu>",
    "<menuItem title=\"---\" alternate=\"YES\" state=\"on\"/>",
    "<menuItem isSeparatorItem=\"YES\" hidden=\"YES\"/>", "<menuItem sectionHeader=\"YES\"/>", "&#x", "&amp;", "\"",
    "=", ";",
    "\\U", "{", "}", "keyEquivalent=\"&#xF700;\"", "<![CDATA[", "<!--", "id=\"a\"", "selectedItem=\"a\"",
    "pullsDown=\"YES\"",
    "systemMenu=\"main\"", "[", "null", "%#@a@", "<string key=\"title\" base64-UTF8=\"YES\">////</string>", "\u{0}",
    "\u{FFFF}",
  ].map { Array($0.utf8) }

  @Test func brokenFilesAreReadOrReportedAndNeverCrash() throws {
    #expect(Self.seeds.count >= 10)
    try Fuzzing.run(rounds: 4_000) { random in
      let seed = Self.seeds[random.next(Self.seeds.count)]
      var mutation = Mutation(seed.bytes, keeping: [])
      for _ in 0..<(1 + random.next(6)) {
        let new = random.next(3) == 0 ? [UInt8(random.next(256))] : Self.pieces[random.next(Self.pieces.count)]
        mutation.replaceRun(with: random.next(4) == 0 ? [] : new, &random)
      }
      let whole = mutation.bytes
      let bytes = random.next(8) == 0 ? Array(whole.prefix(random.next(whole.count + 1))) : whole
      try check(bytes, seed.kind, seed.path)
      return seed.path
    }
  }

  @Test func filesInWhichElementsMovedGiveSoundDocuments() throws {
    let seeds = Self.seeds.filter { $0.kind == .xib || $0.kind == .storyboard }
    try Fuzzing.run(rounds: 2_000) { random in
      let seed = seeds[random.next(seeds.count)]
      var lines = String(decoding: seed.bytes, as: UTF8.self).split(separator: "\n")
      // Moves, repeats, and removes whole elements on one line, so that the file stays well-formed.
      let complete = lines.indices.filter { lines[$0].hasSuffix("/>") }
      guard !complete.isEmpty else { return seed.path }
      for _ in 0..<(1 + random.next(8)) {
        let (from, to) = (complete[random.next(complete.count)], complete[random.next(complete.count)])
        switch random.next(3) {
        case 0: lines[to] = lines[from]
        case 1: lines.swapAt(from, to)
        default: lines[to] = lines[to] + lines[from]
        }
      }
      try check(Array(lines.joined(separator: "\n").utf8), seed.kind, seed.path)
      return seed.path
    }
  }

  private func check(_ bytes: [UInt8], _ kind: SourceKind, _ path: String) throws {
    let source: SourceText
    do throws(SourceText.Unreadable) {
      source = try SourceText(path: path, bytes: bytes)
    } catch {
      return
    }
    _ = SourceKind(text: source.text)
    let set = ImportedSet(ImportResult(reading: [(kind, source)]))
    for document in set.documents {
      let found = problems(of: document.node)
      if found != [] { Issue.record("\(found): \(source.text)") }
    }
    // A menu that is not a valid document is a bug, unless it exceeds a limit on depth or size.
    for diagnostic in set.diagnostics where diagnostic.message.hasPrefix("the menu is not a valid document") {
      Issue.record("\(diagnostic): \(source.text)")
    }
  }
}
