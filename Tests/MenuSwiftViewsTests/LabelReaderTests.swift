import MenuImport
import MenuSwiftViews
import SwiftEvaluation
import SwiftSyntax
import SwiftValues
import Testing

struct LabelReaderTests {
  @Test(arguments: [
    ("arrowUpCircle", "arrow.up.circle"), ("trash", "trash"), ("square2Layers3D", "square.2.layers.3.d"),
    ("_1Circle", "1.circle"), ("squareGrid3x2", "square.grid.3x2"),
  ]) func membersOfSymbolLibrariesAreNames(member: String, name: String) {
    #expect(LabelReader.symbolName(ofMember: member) == name)
  }

  @Test(arguments: [
    ("K", "k"), ("+", "plus"), ("\u{F700}", "up"), ("\u{F704}", "f1"), ("\u{8}", "delete"),
  ]) func charactersAreKeys(character: String, name: String) {
    #expect(KeyReader.name(of: character) == name)
  }

  @Test func labelsFillMissingParts() {
    var parts = LabelParts()
    #expect(parts.isEmpty)
    parts.image = .symbol("star")
    #expect(parts.isTelling)
    #expect(KeyReader.name(of: "ab") == nil)
  }
}
