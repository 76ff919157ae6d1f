import MenuImport
import MenuStrings
import PositionedJSON
import Testing

struct ImportedItemTests {
  private let location = FileLocation(path: "Main.xib", line: 3)

  @Test func anItemIsWrittenAsShortAsItCanBe() {
    var delete = ImportedItem(.button, title: "Delete", location: location)
    #expect(JSONWriter.text(of: delete.node, form: .compact) == #""Delete""#)
    delete.attributes = [.role("destructive"), .keyboardShortcut("cmd+delete")]
    #expect(
      JSONWriter.text(of: delete.node, form: .compact)
        == #"{"title":"Delete","role":"destructive","keyboardShortcut":"cmd+delete"}"#)
    let menu = ImportedItem(
      .menu([delete, ImportedItem(.divider, location: location)]), title: "Edit", location: location)
    #expect(JSONWriter.text(of: menu.node, form: .compact).hasSuffix(#","---"]}"#))
  }
}
