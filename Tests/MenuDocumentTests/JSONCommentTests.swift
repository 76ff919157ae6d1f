import Foundation
import TestSupport
import Testing

import MenuDocument
import PositionedJSON

/// Comments and trailing commas do not affect documents, and the formatter keeps the comments.
@Suite struct JSONCommentTests {
  private static let corpus: [String] = Repository.documents(in: "Tests/Schema/accepted").compactMap { name in
    guard let bytes = try? Repository.bytes("Tests/Schema/accepted/\(name)"),
      DocumentReader.read(bytes, file: name).document != nil
    else { return nil }
    return JSONReading(bytes).root.map { JSONWriter.text(of: $0, form: .compact) }
  }

  @Test func changeNothingThatIsDecoded() throws {
    try Fuzzing.run(rounds: 400) { random in
      let plain = Self.corpus[random.next(Self.corpus.count)]
      let (text, comments) = Self.commented(plain, &random)
      let bytes = Array(text.utf8)
      let reading = JSONReading(bytes, .commented)
      #expect(reading.problems == [], "\(text)")
      let root = try #require(reading.root)
      #expect(JSONWriter.text(of: root, form: .compact) == plain)
      #expect(reading.comments.count == comments.count)
      Self.checkPlaces(of: root, in: bytes)
      let (document, diagnostics) = DocumentReader.read(bytes, file: "a.jsonc")
      let (expected, reported) = DocumentReader.read(Array(plain.utf8), file: "a.jsonc")
      #expect(document != nil && expected != nil, "\(text): \(diagnostics)")
      #expect(diagnostics.map(\.message) == reported.map(\.message))
      return text
    }
  }

  @Test func staysWhenFormatted() throws {
    try Fuzzing.run(rounds: 400) { random in
      let plain = Self.corpus[random.next(Self.corpus.count)]
      let (text, comments) = Self.commented(plain, &random)
      let once = try #require(DocumentFormatter.format(Array(text.utf8), file: "a.jsonc").bytes, "\(text)")
      let twice = try #require(DocumentFormatter.format(once, file: "a.jsonc").bytes)
      #expect(once == twice, "\(text)\n→\n\(String(decoding: once, as: UTF8.self))")
      let reading = JSONReading(once, .commented)
      let retained = reading.comments.map { String(decoding: once[Int($0.start)..<Int($0.end)], as: UTF8.self) }
      #expect(retained.sorted() == comments.sorted(), "\(text)")
      let canonical = try #require(DocumentFormatter.format(Array(plain.utf8), file: "a.jsonc").bytes)
      let root = try #require(reading.root)
      #expect(
        JSONWriter.text(of: root, form: .compact)
          == JSONWriter.text(of: try #require(JSONReading(canonical).root), form: .compact))
      // Without comments the text is strict JSON: no trailing commas.
      var bare = once
      for comment in reading.comments.reversed() { bare.removeSubrange(Int(comment.start)..<Int(comment.end)) }
      #expect(JSONReading(bare).problems == [])
      return text
    }
  }

  /// Damage never traps, and formatting recoverable text twice changes nothing.
  @Test func surviveDamage() {
    Fuzzing.run(rounds: 2000) { random in
      var (text, _) = Self.commented(Self.corpus[random.next(Self.corpus.count)], &random)
      var bytes = Array(text.utf8)
      for _ in 0...random.next(3) {
        let location = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes.remove(at: location)
        case 1: bytes.insert(contentsOf: "*/".utf8, at: location)
        case 2: bytes.insert(contentsOf: "//".utf8, at: location)
        default: bytes.insert(contentsOf: "/*".utf8, at: location)
        }
      }
      text = String(decoding: bytes, as: UTF8.self)
      let (document, diagnostics) = DocumentReader.read(bytes, file: "a.jsonc")
      #expect((document == nil) == diagnostics.contains { $0.severity == .error }, "\(text)")
      if let once = DocumentFormatter.format(bytes, file: "a.jsonc").bytes {
        #expect(DocumentFormatter.format(once, file: "a.jsonc").bytes == once, "\(text)")
      }
      return text
    }
  }

  static let formatted = (try? Repository.names(in: "Tests/Formatting")) ?? []

  @Test func thereAreCases() { #expect(Self.formatted.count >= 4) }

  /// One folder per case: `mockup.jsonc` is the input, and `formatted.jsonc` the result.
  @Test(arguments: formatted) func isFormatted(name: String) throws {
    let folder = "Tests/Formatting/\(name)"
    let (bytes, diagnostics) = DocumentFormatter.format(
      try Repository.bytes("\(folder)/mockup.jsonc"), file: "mockup.jsonc")
    #expect(diagnostics == [])
    let text = String(decoding: try #require(bytes), as: UTF8.self)
    if Recording.isOn {
      try Data(text.utf8).write(to: Repository.root.appending(path: "\(folder)/formatted.jsonc"))
      Issue.record("recorded \(name)")
    } else {
      #expect(text == String(decoding: try Repository.bytes("\(folder)/formatted.jsonc"), as: UTF8.self))
    }
  }

  @Test func areReadInThemesManifestsAndTablesOfStrings() throws {
    let manifest = ManifestReader.read(
      Array(#"{"mockups": [{"input": "a.jsonc" /* one */, }, ], } // all"#.utf8), file: "menumock.json")
    #expect(manifest.diagnostics == [])
    var diagnostics = Diagnostics(file: "de.json")
    let table = StringTable(bytes: Array("{ // German\n\"Copy\": \"Kopieren\", }".utf8), diagnostics: &diagnostics)
    #expect(diagnostics.inOrder == [])
    #expect(table?.entries.count == 1)
  }

  // MARK: Making them

  /// A compact text with comments, spaces, and trailing commas between its tokens; and the comments.
  private static func commented(_ compact: String, _ random: inout SeededGenerator) -> (
    text: String, comments: [String]
  ) {
    var text = ""
    var comments: [String] = []
    var last = Substring()
    func addSpace() {
      while random.next(3) == 0 {
        switch random.next(6) {
        case 0:
          comments.append("// \(comments.count) é \"{[, */ /*")
          text += comments[comments.count - 1] + ["\n", "\r\n", "\r", " \t\n"][random.next(4)]
        case 1, 2:
          comments.append("/* \(comments.count) // 日本 }], \" */")
          text += comments[comments.count - 1]
        case 3:
          comments.append("/* \(comments.count)\n  *\r\n /* */")
          text += comments[comments.count - 1]
        case 4: text += ["\n", "\r\n", "\r"][random.next(3)]
        default: text += " \t"
        }
      }
    }
    for token in tokens(of: compact) {
      addSpace()
      if token == "]" || token == "}", last != "[", last != "{", random.next(2) == 0 {
        text += ","
        addSpace()
      }
      text += token
      last = token
    }
    addSpace()
    return (text, comments)
  }

  private static func tokens(of compact: String) -> [Substring] {
    compact.matches(of: /"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\[\]{},:"]+/.matchingSemantics(.unicodeScalar)).map(\.output)
  }

  /// Counts lines and columns up to each value with a simple algorithm.
  private static func checkPlaces(of node: JSONNode, in bytes: [UInt8]) {
    let before = String(decoding: bytes[..<Int(node.position.offset)], as: UTF8.self).unicodeScalars
    let lines = String(before).replacing("\r\n", with: "\n").unicodeScalars
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" }
    #expect(Int(node.position.line) == lines.count)
    #expect(Int(node.position.column) == (lines.last?.count ?? 0) + 1)
    let written = JSONReading(Array(bytes[Int(node.position.offset)..<Int(node.endOffset)]), .commented)
    #expect(written.root?.isEquivalent(to: node) == true)
    for element in node.elements ?? [] { checkPlaces(of: element, in: bytes) }
    for member in node.members ?? [] { checkPlaces(of: member.value, in: bytes) }
  }
}
