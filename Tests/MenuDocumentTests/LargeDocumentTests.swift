import MenuDescriptions
import MenuDocument
import MockupScene
import TestSupport
import Testing

/// Documents with very many items: bounded, and read in one pass.
@Suite(.timeLimit(.minutes(1))) struct LargeDocumentTests {
  private static func list(_ count: Int, _ element: String = #""a""#) -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  private static let tooMany = "a document has at most 100,000 items and options, frames included"

  @Test func asManyAsThereMayBe() throws {
    let document = try readDocument(#"{"menu": {"items": \#(Self.list(Limit.items.maximum))}}"#)
    #expect(document.menu?.items.count == Limit.items.maximum)
  }

  @Test func oneTooManyIsReportedByItsPlace() {
    #expect(
      readDiagnostics(#"{"menu": {"items": \#(Self.list(Limit.items.maximum + 1))}}"#)
        == ["test.json:1:\(21 + 4 * Limit.items.maximum): error: menu.items[100000]: \(Self.tooMany)"])
  }

  @Test func itemsOfAllMenusAndOptionsCountTogether() {
    let section = #"{"type": "section", "items": \#(Self.list(30_000))}"#
    let picker = #"{"type": "picker", "options": \#(Self.list(30_000))}"#
    let menu = #"{"title": "M", "items": [\#(section), \#(picker)]}"#
    let reported = readDiagnostics(#"{"presentation": "menuBar", "menus": [\#(menu), \#(menu)]}"#)
    #expect(reported.count == 1)
    #expect(reported.first?.hasSuffix("menus[1].items[1].options[9996]: \(Self.tooMany)") == true, "\(reported)")
  }

  @Test func itemsOfFramesCountTogether() {
    let reported = readDiagnostics(#"{"menu": {"items": \#(Self.list(40_000))}, "frames": [{}, {}, {}]}"#)
    // Each frame beyond the limit is reported. The document and one frame are within it.
    #expect(reported.count == 2)
    #expect(reported.first?.hasSuffix("frames[1].menu.items[20000]: \(Self.tooMany)") == true, "\(reported)")
  }

  @Test func manySelectedOptionsAreFoundInOneGo() throws {
    let names = "[" + (0..<30_000).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let document = try readDocument(
      #"{"menu": {"items": [{"type": "picker", "selectionMode": "any", "selection": \#(names), "options": \#(names)}]}}"#
    )
    #expect(document.menu?.items.firstPicker?.chosenTitles.count == 30_000)
    #expect(document.altText.hasSuffix("29999, selected."))
  }
}
