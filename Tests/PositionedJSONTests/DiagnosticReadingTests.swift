import Testing

import PositionedJSON

/// Diagnostics written as data and read again.
@Suite struct DiagnosticReadingTests {
  @Test(
    arguments: [
      [], [.key("menu")], [.index(3)], [.key("menu"), .key("items"), .index(2), .key("title")],
      [.key("a b"), .index(0), .key("c.d[1]")], [.key("with \"quotes\" and \\"), .key("")], [.key("line\nend\u{7}")],
    ] as [[DocumentPath.Step]])
  func aPathReadsAsItIsWritten(_ steps: [DocumentPath.Step]) throws {
    let path = DocumentPath(steps)
    #expect(try #require(DocumentPath(description: path.description)) == path)
  }

  @Test func aPathThatWasCutReadsTheSame() throws {
    let text = DocumentPath([.key(String(repeating: "long ", count: 40)), .index(1)]).description
    #expect(try #require(DocumentPath(description: text)).description == text)
  }

  @Test(arguments: [".", "a.", "[x]", "[1", "\"a", "a\"b\".", "a..b", "[1]b", "\"\\u{110000}\""])
  func anythingElseIsNone(_ text: String) {
    if let path = DocumentPath(description: text) { #expect(path.description == text) }
  }

  @Test func aDiagnosticReadsAsItIsWritten() throws {
    let index = SourceLocation(
      position: SourcePosition(line: 3, column: 7, offset: 0), path: DocumentPath([.key("menu"), .index(1)]))
    let diagnostics = [
      Diagnostic(.warning, file: "a.json", at: index, "odd", expected: "a number", suggestion: "b"),
      Diagnostic(.note, file: "", at: .root, "plain"), Diagnostic(.error, file: "", at: .option("--svg-text"), "wrong"),
    ]
    for diagnostic in diagnostics { #expect(try #require(Diagnostic(json: diagnostic.json)) == diagnostic) }
    #expect(Diagnostic(json: .object([("severity", "error"), ("file", "a")])) == nil)
    let option = Diagnostic(.error, file: "", at: .option("svg-text"), "wrong")
    #expect(Diagnostic(json: option.json) == nil, "an option begins with two hyphens")
  }
}
