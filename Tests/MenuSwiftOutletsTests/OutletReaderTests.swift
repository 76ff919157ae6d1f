import MenuImport
import MenuStrings
import MenuSwiftOutlets
import PositionedJSON
import SwiftDeclarations
import SwiftEvaluation
import SwiftValues
import Testing

struct OutletReaderTests {
  private static func changes(_ text: String) -> [OutletChange] {
    let sources = [SwiftSource(path: "A.swift", text: text)]
    let trees = SyntaxTreeCache()
    var diagnostics: [Diagnostic] = []
    let index = DeclarationIndex(reading: sources, trees, wanted: ["A.swift"], &diagnostics)
    let evaluator = Evaluator(index: index, table: TextTable(StringTables()), trees: trees)
    return OutletReader.changes(in: sources, evaluator)
  }

  private static func controller(_ body: String) -> String {
    """
    import AppKit
    class A: NSWindowController {
      @IBOutlet var kinds: NSPopUpButton!
      @IBOutlet var item: NSMenuItem!
      override func awakeFromNib() { \(body) }
    }
    """
  }

  @Test func aTitleThatIsSetAtLaunchIsTaken() {
    let found = Self.changes(Self.controller(#"item.title = "Open""#))
    #expect(found.map(\.outlet) == ["item"] && found.map(\.property) == ["title"])
    #expect(found.first?.value?.text == "Open")
  }

  @Test(arguments: [
    "kinds.removeAllItems()", "kinds.menu?.item(withTag: 1)?.state = isOn ? .on : .off", "item.isHidden = isFull",
    "let menu = kinds.menu; menu?.addItem(make())",
  ]) func whatIsKnownOnlyAtRuntimeIsNoted(statement: String) {
    let found = Self.changes(Self.controller(statement))
    #expect(!found.isEmpty && found.allSatisfy { $0.value == nil && !$0.reason.isEmpty }, "\(found)")
  }

  @Test func whatIsOnlyReadIsNoChange() {
    #expect(Self.changes(Self.controller("let title = item.title; print(kinds.selectedTag(), title)")) == [])
  }
}
