import MenuImport
import MenuImportSwift
import MenuStrings
import PositionedJSON
import SwiftScan
import Testing

/// Facts about menus of sources that the rules of lint use.
struct JudgedMenuTests {
  private func menu(_ code: String) throws -> ImportedMenu {
    let text = """
      import SwiftUI
      enum Size: String, CaseIterable { case small = "Small", large = "Large" }
      struct Toolbar: View {
        @State var size = Size.small
        @State var isOpen = false
        let model: Model
        var body: some View { \(code) }
      }
      """
    let result = SwiftMenuReader.read([SourceText(path: "A.swift", text: text)], context: [], table: StringTables())
    return try #require(result.menus.first)
  }

  @Test(
    "A menu whose items set the value that its label shows is a choice",
    arguments: [
      "Menu(size.rawValue) { ForEach(Size.allCases, id: \\.self) { size in Button(size.rawValue) { self.size = size } } }",
      """
      Menu { Button("Small") { model.size = .small }; Button(action: { model.size = .large; save() }) { Text("Large") } }
        label: { Label(model.size.name, systemImage: "gear") }
      """,
    ])
  func choices(_ code: String) throws {
    #expect(try menu(code).isChoice)
    let set = ImportedSet(ImportResult(menus: [try menu(code)]))
    #expect(set.documents.map { $0.judged["presentation"]?.text } == ["popUpButton"])
    #expect(set.documents.map { $0.node["presentation"]?.text } == ["pullDownButton"])
  }

  @Test(
    "Other menus are none",
    arguments: [
      #"Menu("Size") { Button("Small") { size = .small }; Button("Large") { size = .large } }"#,
      #"Menu(size.rawValue) { Button("Small") { size = .small }; Button("Print") { printPage() } }"#,
      #"Menu(size.rawValue) { Button("Small") { size = .small } }"#,
      #"Menu(isOpen ? "Open" : "Closed") { Button("Open") { isOpen = true }; Button("Close") { isOpen = false } }"#,
    ])
  func others(_ code: String) throws {
    #expect(try !menu(code).isChoice)
  }

  @Test("A choice whose label shows only an image is judged as a pull-down menu")
  func imageLabels() throws {
    let code = """
      Menu { Button("Small") { size = .small }; Button("Large") { size = .large } }
        label: { Image(systemName: size == .small ? "circle" : "square") }
      """
    let set = ImportedSet(ImportResult(menus: [try menu(code)]))
    #expect(set.documents.map { $0.judged["presentation"]?.text } == ["pullDownButton"])
  }

  @Test("Values with a note are in doubt")
  func doubts() throws {
    let menu = try menu(
      """
      Menu("Model") {
        Button(model.isMuted ? "Listen" : "Mute", systemImage: model.isMuted ? "speaker" : "speaker.slash") {}
        Button("Delete", role: model.role) {}.disabled(model.isLocked)
        Toggle("Loop", isOn: model.$loops)
        Button("Print", systemImage: "printer") {}
        Button(model.isMany ? "Delete Disks" : "Delete Disk") {}
      }
      """)
    let list = DocumentPath.root.appending("menu").appending("items")
    let keys = [
      [0: "title"], [0: "role"], [0: "systemImage"], [1: "role"], [1: "isDisabled"], [2: "state"], [4: "title"],
    ]
    let paths = keys.flatMap { $0.map { list.appending($0.key).appending($0.value) } }
    #expect(Set(menu.doubtfulValues) == Set(paths))
    #expect(menu.replacedTitles.isEmpty)
  }

  @Test("Titles and options of a design that code changes are replaced")
  func replacements() {
    let design = FileLocation(path: "Main.xib", line: 3)
    let code = FileLocation(path: "A.swift", line: 9)
    var item = ImportedItem(.button, title: "Later", location: design)
    item.placeholders = [Placeholder(location: code, text: "Later", reason: "code sets it")]
    var choice = ImportedItem(
      .picker(ImportedPicker(options: [ImportedItem(.button, title: "Item 1", location: design)])), location: design)
    choice.placeholders = [
      Placeholder(location: code, about: .items, text: "items as designed", reason: "code changes them")
    ]
    let menu = ImportedMenu(name: "menu", location: design, presentation: "popUpButton", items: [item, choice])
    let list = DocumentPath.root.appending("menu").appending("items")
    #expect(menu.replacedTitles == [list.appending(0), list.appending(1).appending("options").appending(0)])
  }
}
