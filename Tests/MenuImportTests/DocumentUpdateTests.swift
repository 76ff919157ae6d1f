import MenuImport
import PositionedJSON
import Testing

@Suite struct DocumentUpdateTests {
  private func node(_ text: String) throws -> JSONNode {
    try #require(JSONReading(Array(text.utf8), .commented).root)
  }

  @Test func whatAPersonAddedStays() throws {
    let new = try node(
      """
      {"source": "A.xib:9", "platform": "macOS", "presentation": "menu", "menu": {"items": [
        "New", "---", {"title": "Copy", "keyboardShortcut": "cmd+c"},
        {"type": "menu", "title": "More", "items": ["Same", "Same"]}]}}
      """)
    let old = try node(
      """
      {"title": "A picture", "source": "A.xib:3", "platform": "iOS", "presentation": "menu", "host": {"kind": "window"},
       "lint": {"ignore": {"a": "b"}}, "menu": {"items": [
        {"title": "Copy", "keyboardShortcut": "cmd+x", "id": "copy", "callout": 1}, "Gone", {"type": "divider", "id": "line"},
        {"type": "menu", "title": "More", "isOpen": true, "items": ["Same", {"title": "Same", "callout": 2}]}]}}
      """)
    let update = DocumentUpdate(new: new, old: old)
    let expected = try node(
      """
      {"title": "A picture", "source": "A.xib:9", "platform": "macOS", "presentation": "menu", "host": {"kind": "window"},
       "lint": {"ignore": {"a": "b"}}, "menu": {"items": [
        "New", {"type": "divider", "id": "line"},
        {"title": "Copy", "keyboardShortcut": "cmd+c", "id": "copy", "callout": 1},
        {"type": "menu", "title": "More", "isOpen": true, "items": ["Same", {"title": "Same", "callout": 2}]}]}}
      """)
    #expect(update.node.isEquivalent(to: expected), "\(JSONWriter.text(of: update.node))")
    #expect(update.lost == [])
  }

  @Test func whatHasNoPlaceAnyMoreIsReported() throws {
    let new = try node(#"{"menus": [{"title": "File", "items": ["New"]}]}"#)
    let old = try node(
      #"{"menus": [{"title": "File", "items": [{"title": "Old", "id": "old"}]}, {"title": "Gone", "id": "g", "items": []}]}"#
    )
    let update = DocumentUpdate(new: new, old: old)
    #expect(update.node.isEquivalent(to: new))
    #expect(update.lost == ["Old", "Gone"])
  }

  @Test func anUpdateOfTheSameChangesNothing() throws {
    for name in ImportGoldenTests.cases {
      let set = ImportedSet(ImportResult(reading: try ImportGoldenTests.sources(of: name).sources))
      for document in set.documents {
        let update = DocumentUpdate(new: document.node, old: document.node)
        #expect(ImportedMenu.text(of: update.node) == ImportedMenu.text(of: document.node))
      }
      #expect(set.manifest(updating: set.manifest()).isEquivalent(to: set.manifest()))
    }
  }

  @Test func aManifestKeepsWhatItSays() throws {
    let set = ImportedSet(ImportResult(reading: try ImportGoldenTests.sources(of: "main-menu").sources))
    let old = try node(
      #"{"matrix": {"locale": ["en", "de"]}, "strings": {"fr": "fr.json"}, "mockups": [{"input": "own.json", "name": "x"}]}"#
    )
    let manifest = set.manifest(updating: old)
    #expect(manifest["matrix"] == old["matrix"])
    #expect(manifest["strings"]?.members?.map(\.key.text) == ["de", "fr", "ja"])
    #expect(manifest["mockups"]?.elements?.count == set.documents.count + 1)
    let all = try node(#"{"mockups": ["*.json"]}"#)
    #expect(set.manifest(updating: all)["mockups"]?.elements?.count == 1)
  }
}
