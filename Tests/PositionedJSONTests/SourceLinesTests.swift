import PositionedJSON
import Testing

/// Code frames: a line of a source, and marks below a range of it.
@Suite struct SourceLinesTests {
  private static func frame(_ text: String, _ range: Range<Int>) -> String? {
    SourceLines(Array(text.utf8)).frame(of: range)
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func marksAreBelowTheRange(end: String) {
    let text = "{\(end)  \"a\": 1\(end)}"
    let start = 3 + end.utf8.count
    #expect(Self.frame(text, start..<start + 3) == "    \"a\": 1\n    ^~~")
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(Self.frame("日本 x", 7..<8) == "  日本 x\n       ^")
    #expect(Self.frame("日本 x", 0..<6) == "  日本 x\n  ^~~~")
  }

  @Test func aRangeOfSeveralLinesEndsWithItsFirstLine() {
    #expect(Self.frame("a [1,\n2]", 2..<8) == "  a [1,\n    ^~~")
  }

  @Test func controlCharactersAreSpaces() {
    #expect(Self.frame("a\u{1B}[1m\tb", 6..<7) == "  a [1m b\n        ^")
  }

  @Test func longLinesAndFilesThatAreNotTextHaveNoFrame() {
    #expect(Self.frame(String(repeating: "a", count: 401), 0..<1) == nil)
    #expect(Self.frame("PNG\0", 0..<1) == nil)
    #expect(Self.frame("a", 5..<6) == nil)
  }

  @Test func placesCountScalarsAndUnits() {
    let lines = SourceLines(Array("\u{FEFF}a\n👋b".utf8))
    #expect(lines.position(at: 3) == SourceLines(Array("a".utf8)).position(at: 0))
    let position = lines.position(at: 9)
    #expect((position.line, position.column, position.columnUTF16) == (2, 2, 3))
    #expect(lines.offset(line: 2, column: 2) == 9)
    #expect(lines.offset(line: 2, column: 4) == nil)
    #expect(lines.offset(line: 3, column: 1) == nil)
  }

  @Test func helpIsOnTheNextLine() {
    let diagnostic = Diagnostic(.error, file: "a.json", at: .root, "unknown key \"titel\"", suggestion: "title")
    #expect(diagnostic.description == "a.json:1:1: error: unknown key \"titel\"\nhelp: did you mean \"title\"?")
    #expect(Diagnostic(json: diagnostic.json) == diagnostic)
  }
}
