import Testing

import PositionedJSON

@Suite struct JSONWriterTests {
  @Test func breaksOnlyWhatIsLongOrNested() throws {
    let text = """
      {"title":"A","range":[0,10],"empty":[],"none":{},"titles":{"on":"Hide","off":"Show"},\
      "items":[{"title":"B"},"C"],"long":["\(String(repeating: "x", count: 50))","\(String(repeating: "y", count: 50))"]}
      """
    let node = try #require(JSONReading(Array(text.utf8)).root)
    #expect(
      JSONWriter.text(of: node) == """
        {
          "title": "A",
          "range": [0, 10],
          "empty": [],
          "none": {},
          "titles": { "on": "Hide", "off": "Show" },
          "items": [
            { "title": "B" },
            "C"
          ],
          "long": [
            "\(String(repeating: "x", count: 50))",
            "\(String(repeating: "y", count: 50))"
          ]
        }

        """)
  }

  /// A line of maximum width stays on one line; one character more breaks it.
  @Test(arguments: 70...100) func keepsTheWidth(length: Int) throws {
    let node = JSONNode.array([
      .object([("a", .string(String(repeating: "ü", count: length))), ("b", .array([1, 2]))])
    ])
    let lines = JSONWriter.text(of: node).split(separator: "\n")
    let oneLine = #"  { "a": "\#(String(repeating: "ü", count: length))", "b": [1, 2] }"#
    if oneLine.count <= JSONWriter.lineWidth {
      #expect(lines.count == 3)
      #expect(String(lines[1]) == oneLine)
    } else {
      #expect(lines.count == 6)
    }
  }

  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1e15, "1000000000000000"), (1e21, "1e+21"),
    (1.0 / 3, "0.3333333333333333"), (.infinity, "null"), (.nan, "null"), (2.5e-7, "2.5e-07"),
  ]

  @Test(arguments: numbers) func writesNumbers(number: Double, text: String) {
    #expect(JSONWriter.text(of: .number(number), form: .compact) == text)
  }

  @Test func rootsAreBroken() {
    #expect(JSONWriter.text(of: .object([("a", 1)])) == "{\n  \"a\": 1\n}\n")
    #expect(JSONWriter.text(of: JSONNode(.object([]))) == "{}\n")
    #expect(JSONWriter.text(of: "text") == "\"text\"\n")
    #expect(JSONWriter.text(of: .object([("a", [1, true])]), form: .compact) == #"{"a":[1,true]}"#)
  }
}
