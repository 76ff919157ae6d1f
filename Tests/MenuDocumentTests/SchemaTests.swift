import TestSupport
import Testing

import MenuDocument
import PositionedJSON

/// The decoder agrees with the schema. `Tests/Scripts/schema.py` tests the schema.
@Suite struct SchemaTests {
  @Test(arguments: Repository.documents(in: "Tests/Schema/accepted")) func accepts(name: String) throws {
    #expect(try problems(of: MockupDocument.definition, "Schema/accepted/\(name)") == [])
  }

  @Test(arguments: Repository.documents(in: "Tests/Schema/refused")) func forbids(name: String) throws {
    #expect(try !problems(of: MockupDocument.definition, "Schema/refused/\(name)").isEmpty)
  }

  @Test(arguments: Repository.documents(in: "Tests/Schema/manifest/accepted")) func acceptsManifest(name: String) throws
  {
    #expect(try problems(of: Manifest.definition, "Schema/manifest/accepted/\(name)") == [])
  }

  @Test(arguments: Repository.documents(in: "Tests/Schema/manifest/refused")) func refusesManifest(name: String) throws
  {
    #expect(try !problems(of: Manifest.definition, "Schema/manifest/refused/\(name)").isEmpty)
  }

  @Test func theCorpusIsThere() {
    #expect(Repository.documents(in: "Tests/Schema/accepted").count >= 70)
    #expect(Repository.documents(in: "Tests/Schema/refused").count >= 100)
  }

  @Test(arguments: [MockupDocument.schema, Manifest.schema]) func everyReferenceHasADefinition(schema: JSONNode) {
    var references: Set<String> = []
    Self.visit(schema) { if let reference = $0["$ref"]?.text { references.insert(reference) } }
    let names = Set((schema["$defs"]?.members ?? []).map { "#/$defs/" + $0.key.text })
    #expect(references == names)
  }

  @Test func theSchemaIsPrintedTheSameEveryTime() {
    #expect(JSONWriter.text(of: MockupDocument.schema) == JSONWriter.text(of: MockupDocument.schema))
    #expect(JSONReading(Array(JSONWriter.text(of: MockupDocument.schema).utf8)).problems == [])
  }

  /// Writing out the defaults of the schema does not change a document.
  @Test func writtenDefaultsChangeNothing() throws {
    let (plain, _) = DocumentReader.read(Array(#"{"menu": {}}"#.utf8), file: "")
    var members: [(String, JSONNode)] = []
    for property in MockupDocument.schema["properties"]?.members ?? [] {
      if let value = property.value["default"] { members.append((property.key.text, value)) }
    }
    #expect(members.count >= 9)
    let text = JSONWriter.text(of: .object(members + [("menu", JSONNode(.object([])))]))
    let written = try readDocument(text)
    let base = try #require(plain)
    #expect(written.platform == base.platform)
    #expect(written.appearance == base.appearance)
    #expect(written.contrast == base.contrast)
    #expect(written.textSize == base.textSize)
    #expect(written.locale == base.locale)
    #expect(written.heldModifiers == base.heldModifiers)
    #expect(written.presentation == base.presentation)
    #expect(written.state == base.state)
  }

  private func problems<Value>(of definition: Definition<Value>, _ path: String) throws -> [String] {
    var diagnostics = Diagnostics(file: path)
    let reading = JSONReading(try Repository.bytes("Tests/" + path), .commented, reportingTo: &diagnostics)
    let tree = try #require(reading.root)
    _ = definition.decode(root: tree, into: &diagnostics)
    return diagnostics.inOrder.map(\.description)
  }

  private static func visit(_ node: JSONNode, _ body: (JSONNode) -> Void) {
    body(node)
    for element in node.elements ?? [] { visit(element, body) }
    for member in node.members ?? [] { visit(member.value, body) }
  }
}
