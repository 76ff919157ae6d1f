import Testing

import PositionedJSON

/// The combinators that documents do not use, and their schemas.
@Suite struct DefinitionTests {
  struct Corner: Hashable, Sendable {
    var radius = 0.0
    var insets: [Double] = []
    var heights: [String] = []
    var others: [String] = []
  }

  enum Size: String, CaseIterable {
    case xSmall, small, medium, large, xLarge
  }

  static let corner = Definition<Corner>.object(
    "corner", Corner(),
    [
      .required("radius", .number(in: 0...100), "The radius.") { $0.radius = $1 },
      Field("insets", .fixedList(of: .number(atLeast: 0), count: 2), default: [1, 2], "The insets.") { $0.insets = $1 },
      Field("heights", .map(keyedBy: Size.self, of: .number(above: 0)), "By size.") {
        $0.heights = $1.map { "\($0.key.rawValue)=\($0.value)" }
      },
      Field("others", .map(of: .flag), "By name.") { $0.others = $1.map { "\($0.name.value)=\($0.value)" } },
    ])

  private func decode(_ text: String) -> (Corner?, [String]) {
    var diagnostics = Diagnostics(file: "t.json")
    let tree = JSONReading(Array(text.utf8), .commented, reportingTo: &diagnostics).root
    let value = tree.flatMap { Self.corner.decode(root: $0, into: &diagnostics) }
    return (value, diagnostics.inOrder.map(\.description))
  }

  @Test func readsMapsInOrder() {
    let (corner, reported) = decode(
      #"{"radius": 5, "heights": {"small": 2, "xSmall": 1}, "others": {"z": true, "a": false}}"#)
    #expect(reported == [])
    #expect(
      corner
        == Corner(radius: 5, insets: [1, 2], heights: ["small=2.0", "xSmall=1.0"], others: ["z=true", "a=false"]))
  }

  @Test func forbids() {
    let (_, reported) = decode(
      #"{"radius": 101, "insets": [1], "heights": {"smal": 2, "large": 0}, "others": {"z": 1}}"#)
    #expect(
      reported == [
        "t.json:1:12: error: radius: expected a number from 0 to 100, found the number 101",
        "t.json:1:27: error: insets: expected a list of 2, found a list of 1",
        #"t.json:1:44: error: heights: unknown key "smal"\#nhelp: did you mean "small"?"#,
        "t.json:1:64: error: heights.large: expected a number greater than 0, found the number 0",
        "t.json:1:84: error: others.z: expected true or false, found the number 1",
      ])
  }

  @Test func describesItself() {
    let schema = Self.corner.schemaDocument(id: "urn:x:t", title: "T", description: "D")
    #expect(
      JSONWriter.text(of: schema, form: .compact) == """
        {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:x:t","title":"T","description":"D",\
        "$ref":"#/$defs/corner","$defs":{"corner":{"type":"object","properties":{\
        "radius":{"description":"The radius.","type":"number","minimum":0,"maximum":100},\
        "insets":{"description":"The insets.","type":"array","items":{"type":"number","minimum":0,"maximum":1125899906842624},\
        "minItems":2,"maxItems":2,"default":[1,2]},\
        "heights":{"description":"By size.","type":"object",\
        "additionalProperties":{"type":"number","exclusiveMinimum":0,"maximum":1125899906842624},\
        "propertyNames":{"enum":["xSmall","small","medium","large","xLarge"]}},\
        "others":{"description":"By name.","type":"object","additionalProperties":{"type":"boolean"}}},\
        "required":["radius"],"additionalProperties":false}}}
        """)
  }

  @Test func diagnosticsAsData() {
    let location = PositionedJSON.SourceLocation(
      position: SourcePosition(line: 7, column: 21, offset: 99),
      path: DocumentPath([.key("menu"), .key("items"), .index(2), .key("systemImage")]))
    let diagnostic = Diagnostic(
      .error, file: "menu.json", at: location, "unknown symbol \"trahs\"", expected: "a symbol", suggestion: "trash")
    #expect(
      diagnostic.description
        == #"menu.json:7:21: error: menu.items[2].systemImage: unknown symbol "trahs"\#nhelp: did you mean "trash"?"#)
    #expect(
      JSONWriter.text(of: diagnostic.json, form: .compact) == """
        {"severity":"error","file":"menu.json","line":7,"column":21,"path":"menu.items[2].systemImage",\
        "message":"unknown symbol \\"trahs\\"","help":"did you mean \\"trash\\"?","expected":"a symbol","suggestion":"trash"}
        """)
  }

  @Test func diagnosticsAreOrderedAndSaidOnce() {
    func location(_ line: Int32, _ column: Int32) -> PositionedJSON.SourceLocation {
      PositionedJSON.SourceLocation(position: SourcePosition(line: line, column: column, offset: 0), path: .root)
    }
    var diagnostics = Diagnostics(file: "f")
    diagnostics.report(.warning, at: location(2, 1), "c")
    #expect(!diagnostics.hasErrors)
    diagnostics.report(at: location(1, 9), "b")
    diagnostics.report(at: location(1, 2), "z")
    diagnostics.report(at: location(1, 2), "a")
    diagnostics.report(at: location(1, 2), "z")
    #expect(diagnostics.hasErrors)
    #expect(
      diagnostics.inOrder.map(\.description) == [
        "f:1:2: error: z", "f:1:2: error: a", "f:1:9: error: b", "f:2:1: warning: c",
      ])
  }

  @Test func pathsAreReadable() {
    let path = DocumentPath.root.appending("a").appending(3).appending("b c").appending("d").appending("")
    #expect(path.description == #"a[3]."b c".d."""#)
    #expect(path.isInside(DocumentPath.root.appending("a").appending(3)))
    #expect(!path.isInside(DocumentPath.root.appending("a").appending(4)))
  }
}
