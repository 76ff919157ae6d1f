import Testing

import PositionedJSON
import TestSupport

@Suite struct JSONReadingTests {
  struct Valid: Sendable, CustomTestStringConvertible {
    let text: String
    /// The same value written on one line.
    let compact: String
    var testDescription: String { text }
  }

  static let valid = [
    Valid(text: "null", compact: "null"), Valid(text: " true ", compact: "true"),
    Valid(text: "\tfalse\r\n", compact: "false"), Valid(text: "0", compact: "0"), Valid(text: "-0", compact: "0"),
    Valid(text: "-0.0e-5", compact: "0"), Valid(text: "12", compact: "12"), Valid(text: "-7", compact: "-7"),
    Valid(text: "1.50", compact: "1.5"), Valid(text: "1e3", compact: "1000"), Valid(text: "1E+2", compact: "100"),
    Valid(text: "25e-1", compact: "2.5"), Valid(text: "0.1", compact: "0.1"),
    Valid(text: "123456789012345678", compact: "1.2345678901234568e+17"),
    Valid(text: "999999999999999", compact: "999999999999999"),
    Valid(text: "9007199254740992", compact: "9007199254740992"),
    Valid(text: "1e-400", compact: "0"), Valid(text: "1.7976931348623157e308", compact: "1.7976931348623157e+308"),
    Valid(text: "5e-324", compact: "5e-324"), Valid(text: "\"\"", compact: "\"\""),
    Valid(text: #""a\/b""#, compact: #""a/b""#),
    Valid(text: #""\"\\\b\f\n\r\t""#, compact: #""\"\\\u0008\u000c\n\r\t""#),
    Valid(text: #""\u00e9\u20AC""#, compact: "\"é€\""), Valid(text: #""\ud83c\udf4e""#, compact: "\"🍎\""),
    Valid(text: "\"日本語 é 🍎\u{7F}\u{2028}\"", compact: "\"日本語 é 🍎\u{7F}\u{2028}\""),
    Valid(text: #""\u0001""#, compact: #""\u0001""#), Valid(text: "[]", compact: "[]"),
    Valid(text: "[ ]", compact: "[]"), Valid(text: "[1,[2,[3]]]", compact: "[1,[2,[3]]]"),
    Valid(text: "{}", compact: "{}"), Valid(text: "{ \"a\" : { } }", compact: "{\"a\":{}}"),
    Valid(text: "{\"b\":1,\"a\":[true,null]}", compact: "{\"b\":1,\"a\":[true,null]}"),
    Valid(text: "{\"\":0}", compact: "{\"\":0}"), Valid(text: "\u{FEFF}[1]", compact: "[1]"),
    Valid(text: "{\"e\u{301}\":1,\"\u{E9}\":2}", compact: "{\"e\u{301}\":1,\"\u{E9}\":2}"),
  ]

  @Test(arguments: valid) func reads(sample: Valid) throws {
    let reading = JSONReading(Array(sample.text.utf8))
    #expect(reading.problems == [])
    let root = try #require(reading.root)
    let compact = JSONWriter.text(of: root, form: .compact)
    // Scalar by scalar: two spellings of é are different names.
    #expect(Array(compact.utf8) == Array(sample.compact.utf8))
    let again = try #require(JSONReading(Array(JSONWriter.text(of: root).utf8)).root)
    #expect(again.isEquivalent(to: root))
  }

  static let invalid: [String] = [
    "", " ", "nul", "nulll", "True", "tru", "NaN", "Infinity", "-Infinity", "undefined", "+1", ".5", "1.", "-", "-a",
    "01",
    "-01", "00", "1e", "1e+", "1.e1", "0x1", "1_000", "\"", "\"a", "\"\\\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "'a'",
    "[",
    "]", "[1", "[1,", "[,]", "[1,]", "[1 2]", "[1}", "{", "}", "{1:2}", "{a:1}", "{\"a\"}", "{\"a\" 1}", "{\"a\":}",
    "{\"a\":1,}", "{\"a\":1", "{\"a\":1 \"b\":2}", "{,}", "{\"a\":1]", "1 2", "[] []", "{}x", "// a\n1", "/* */ 1",
    "#\n1",
    "[1]\u{FEFF}", "\u{A0}1", "nullnull", "\"a\"b", "[\"a\": 1]", "\u{0}",
  ]

  @Test(arguments: invalid) func forbids(text: String) {
    let reading = JSONReading(Array(text.utf8))
    #expect(reading.root == nil)
    #expect(reading.problems.count == 1)
  }

  static let commented = [
    Valid(text: "// a\n1", compact: "1"), Valid(text: "/* */ 1", compact: "1"), Valid(text: "1//", compact: "1"),
    Valid(text: "/**/1/***/", compact: "1"), Valid(text: "/*/*/1", compact: "1"), Valid(text: "[1,]", compact: "[1]"),
    Valid(text: "[1, // a\r\n2/* , */ , /* \n ] */\n]", compact: "[1,2]"),
    Valid(text: "{/*a*/\"a\"/*b*/:/*c*/1/*d*/,/*e*/}", compact: "{\"a\":1}"),
    Valid(text: "[// a\r1]", compact: "[1]"), Valid(text: "[\"// a\",\"/* b */\",]", compact: "[\"// a\",\"/* b */\"]"),
    Valid(text: "\u{FEFF}// 日本 🍎\u{2028} 2\n1", compact: "1"), Valid(text: "[/*]*/]", compact: "[]"),
  ]

  @Test(arguments: commented) func readsCommentsAndTrailingCommas(sample: Valid) throws {
    let reading = JSONReading(Array(sample.text.utf8), .commented)
    #expect(reading.problems == [])
    #expect(JSONWriter.text(of: try #require(reading.root), form: .compact) == sample.compact)
    #expect(JSONReading(Array(sample.text.utf8)).root == nil)
  }

  /// Misplaced comments and commas, with the location of the error.
  static let wronglyCommented: [(text: String, line: Int32, column: Int32)] = [
    ("", 1, 1), ("// a", 1, 5), ("1 /*", 1, 3), ("[1,\n é", 2, 2), ("[1,\n  /* a\n\n *", 2, 3), ("/*/1", 1, 1),
    ("/* /* */ */ 1", 1, 10), ("1 /", 1, 3), ("[/ 1]", 1, 2), ("[,]", 1, 2), ("[1,,]", 1, 4), ("{,}", 1, 2),
    ("1,", 1, 2), ("# a\n1", 1, 1), ("/* é */ x", 1, 9), ("{\"a\":// 1\n}", 2, 1), ("tr/* */ue", 1, 1),
  ]

  @Test(arguments: wronglyCommented) func refusesOtherComments(text: String, line: Int32, column: Int32) {
    let reading = JSONReading(Array(text.utf8), .commented)
    #expect(reading.root == nil)
    #expect(reading.problems.map(\.position.line) == [line])
    #expect(reading.problems.map(\.position.column) == [column])
  }

  @Test(.enabled(if: Thoroughness.isFull)) func boundsTheSizeOfComments() {
    let comment = Array("1//".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: JSONReading.maximumSize - 3)
    #expect(JSONReading(comment, .commented).problems == [])
    #expect(JSONReading(comment + [0x61], .commented).problems.map(\.message) == ["the file is larger than 16 MiB"])
  }

  @Test(arguments: notUTF8) func refusesCommentsThatAreNotUTF8(sequence: [UInt8]) {
    #expect(JSONReading(Array("// é".utf8) + sequence + Array("\n1".utf8), .commented).root == nil)
    #expect(JSONReading(Array("/* é".utf8) + sequence + Array("*/1".utf8), .commented).root == nil)
  }

  /// Texts with recoverable errors.
  static let recoverable: [(text: String, locations: [Int32])] = [
    (#"{"a":1,"a":2,"b":3,"a":4}"#, [8, 20]), (#"["\x","\ud800","\udfff","\u0000"]"#, [3, 8, 17, 26]),
    (#"["\ud800\u0041"]"#, [3]), (#"["\u12g4"]"#, [3]), ("[1e999,-1e999]", [2, 8]),
    (#"{"\ud800":1}"#, [3]), (#"["\ud800\ud800\udc00"]"#, [3]),
  ]

  @Test(arguments: recoverable) func goesOn(text: String, locations: [Int32]) {
    let reading = JSONReading(Array(text.utf8))
    #expect(reading.root != nil)
    #expect(reading.problems.map(\.position.column) == locations)
  }

  @Test func keepsTheFirstOfRepeatedNames() {
    let root = JSONReading(Array(#"{"a":1,"a":2}"#.utf8)).root
    #expect(root?["a"]?.number?.integer == 1)
    #expect(root?.members?.count == 1)
  }

  @Test func namesAreComparedScalarByScalar() {
    let filler = (0..<40).map { "\"n\($0)\":\($0)," }.joined()
    for few in ["", filler] {
      let reading = JSONReading(Array("{\(few)\"e\u{301}\":1,\"\u{E9}\":2,\"\u{E9}\":3}".utf8))
      #expect(reading.problems.count == 1)
    }
  }

  @Test func findsRepeatedNamesOfLargeObjects() {
    let names = (0..<2000).map { "\"n\($0)\":\($0)" } + ["\"n7\":0", "\"n1999\":0"]
    let reading = JSONReading(Array(("{" + names.joined(separator: ",") + "}").utf8))
    #expect(reading.problems.count == 2)
    #expect(reading.root?.members?.count == 2000)
  }

  @Test func countsLinesAndScalars() throws {
    let text = "{\r\n  \"é🍎\": \"日本\", \"b\": [\r\t1,\n\n 2]}"
    let root = try #require(JSONReading(Array(text.utf8)).root)
    let members = try #require(root.members)
    #expect(root.position == SourcePosition(line: 1, column: 1, offset: 0))
    #expect(members[0].key.position == SourcePosition(line: 2, column: 3, offset: 5))
    #expect(members[0].value.position == SourcePosition(line: 2, column: 9, offset: 15))
    #expect(members[1].key.position == SourcePosition(line: 2, column: 15, offset: 25))
    let elements = try #require(members[1].value.elements)
    #expect(elements[0].position == SourcePosition(line: 3, column: 2, offset: 33))
    #expect(elements[1].position == SourcePosition(line: 5, column: 2, offset: 38))
    #expect(Int(root.endOffset) == text.utf8.count)
  }

  @Test func theByteOrderMarkHasNoColumn() {
    let reading = JSONReading(Array("\u{FEFF}x".utf8))
    #expect(reading.problems.first?.position == SourcePosition(line: 1, column: 1, offset: 3))
  }

  @Test func boundsTheDepth() {
    let depth = JSONReading.maximumDepth
    func nested(_ count: Int) -> [UInt8] {
      Array((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
    }
    #expect(JSONReading(nested(depth)).root != nil)
    #expect(JSONReading(nested(depth + 1)).root == nil)
    #expect(JSONReading(Array(String(repeating: "[", count: 1_000_000).utf8)).root == nil)
    #expect(JSONReading(Array(String(repeating: "{\"a\":", count: 1_000_000).utf8)).root == nil)
  }

  @Test func boundsTheSize() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: JSONReading.maximumSize + 1)
    #expect(JSONReading(bytes).problems.map(\.message) == ["the file is larger than 16 MiB"])
    #expect(JSONReading(Array(bytes.dropLast(2)) + [UInt8(ascii: "1")]).problems == [])
  }

  /// Every kind of byte sequence that is not UTF-8, from table 3-7 of the Unicode standard.
  static let notUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xE1, 0x80], [0xE1, 0x80, 0xC0], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xEF, 0xBF], [0xF0, 0x80, 0x80, 0x80],
    [0xF0, 0x8F, 0xBF, 0xBF], [0xF1, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  @Test(arguments: notUTF8) func refusesWhatIsNotUTF8(sequence: [UInt8]) {
    for tail in [[UInt8(ascii: "\"")], []] {
      let reading = JSONReading(Array("[\"é".utf8) + sequence + tail)
      #expect(reading.root == nil)
      #expect(reading.problems.first?.position.column == 4)
    }
    #expect(JSONReading(sequence).root == nil)
    #expect(JSONReading(Array("\"\\n".utf8) + sequence + Array("\"".utf8)).root == nil)
  }

  @Test func acceptsTheEndsOfUTF8() {
    for text in ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
      #expect(JSONReading(Array("\"\(text)\"".utf8)).root?.text == text)
    }
  }
}
