import MenuDocument
import MenuExport
import PositionedJSON
import TestSupport
import Testing

/// Properties of every export.
struct ExportPropertyTests {
  /// Every document can be exported, twice with the same result, including each visible title.
  @Test(arguments: Framework.allCases) func everyDocumentIsWritten(framework: Framework) throws {
    for seed in Thoroughness.some(of: 0..<300 as Range<UInt64>) {
      var random = RandomDocument(seed: seed)
      let bytes = Array(JSONWriter.text(of: random.make()).utf8)
      let document = try #require(DocumentReader.read(bytes, file: "\(seed)").document)
      let export = MenuExport(document, to: framework, named: "seed \(seed)")
      #expect(export == MenuExport(document, to: framework, named: "seed \(seed)"))
      #expect(export.text.hasPrefix("import ") && export.text.hasSuffix("}\n"))
      let opening = export.text.count { $0 == "{" }
      #expect(opening > 1, "seed \(seed)")
    }
  }

  @Test func titlesOfAllCommandsAreThere() throws {
    for name in Repository.documents(in: "Samples") {
      let document = try #require(DocumentReader.read(try Repository.bytes("Samples/\(name)"), file: name).document)
      let text = MenuExport(document, to: .swiftUI).text
      for element in MenuElements((document.menu?.items ?? []) + document.menus.flatMap(\.items), .written) {
        guard case .item(let item) = element, case .button(let button) = item.kind else { continue }
        // The system adds its items.
        guard item.attributes.standard == nil else { continue }
        guard button.title.allSatisfy({ $0.isASCII && $0 != "\"" && $0 != "\\" }) else { continue }
        #expect(text.contains("\"\(button.title)\""), "\(name): \(button.title)")
      }
    }
  }

  /// An unsupported feature is a finding at the item and a comment in the code.
  @Test func whatCannotBeSaidIsReported() throws {
    let text = #"{ "menu": { "items": ["A", { "title": "B", "tint": "red", "indentationLevel": 1 }] } }"#
    let document = try #require(DocumentReader.read(Array(text.utf8), file: "menu.json").document)
    for framework in Framework.allCases {
      let export = MenuExport(document, to: framework)
      #expect(export.findings.map(\.path.description) == ["menu.items[1]"])
      #expect(export.findings.allSatisfy { $0.severity == .warning })
      let feature = framework == .appKit ? "the symbol color red" : "indentation by 1 level"
      #expect(export.text.contains("does not support \(feature)."))
    }
  }

  /// Types are named after the file, otherwise after the document's texts.
  @Test func typesAreNamed() throws {
    let text = #"{ "title": "複製", "presentation": "pullDownButton", "button": { "title": "Sort by" }, "menu": {} }"#
    let document = try #require(DocumentReader.read(Array(text.utf8), file: "").document)
    #expect(MenuExport(document, to: .swiftUI).text.contains("struct SortByMenu: View {"))
    #expect(MenuExport(document, to: .swiftUI, named: "pull-down menu").text.contains("struct PullDownMenu: View {"))
    #expect(MenuExport(document, to: .swiftUI, named: "menu").text.contains("struct MenuView: View {"))
    #expect(MenuExport(document, to: .uiKit, named: "sort-menu").text.contains("class SortViewController"))
  }
}
