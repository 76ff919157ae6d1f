import MenuImport
import PositionedJSON
import Testing

struct ImportedItemTests {
  private let place = SourcePlace(path: "Main.xib", line: 3)

  @Test func anItemIsWrittenAsShortAsItCanBe() {
    var delete = ImportedItem(.button, title: "Delete", place: place)
    #expect(JSONWriter.text(of: delete.node, form: .compact) == #""Delete""#)
    delete.attributes = [.role("destructive"), .keyboardShortcut("cmd+delete")]
    #expect(
      JSONWriter.text(of: delete.node, form: .compact)
        == #"{"title":"Delete","role":"destructive","keyboardShortcut":"cmd+delete"}"#)
    let menu = ImportedItem(.menu([delete, ImportedItem(.divider, place: place)]), title: "Edit", place: place)
    #expect(JSONWriter.text(of: menu.node, form: .compact).hasSuffix(#","---"]}"#))
  }
}
