import MenuImport
import MenuStrings
import PositionedJSON
import Testing

/// What code does to menus through outlets.
struct OutletTests {
  /// A change of the main menu is about that of the same program.
  @Test func eachProgramHasItsMainMenu() {
    let bars = ["App/Base.lproj/Main.xib", "Tool/Base.lproj/Main.xib"].map { path in
      ImportedMenu(
        name: path, location: FileLocation(path: path, line: 3), platform: "macOS", presentation: "menuBar", items: [])
    }
    var result = ImportResult(menus: bars)
    result.outlets = bars.map { Outlet(owner: "", name: OutletName.mainMenu, target: $0.location) }
    result.outletChanges = [
      OutletChange(
        owner: "", outlet: OutletName.mainMenu, property: "items",
        location: FileLocation(path: "App/Code/A.swift", line: 1),
        reason: "A changes the items")
    ]
    result.connectOutlets()
    #expect(result.menus.map { $0.placeholders.map(\.reason) } == [["A changes the items"], []])
  }

  /// Only the menu bar of the code is shown, unless another program may have that of the file.
  @Test func menuBarsThatCodeReplacesAreLeftOut() {
    func imported(_ paths: [String], code: String) -> ImportedSet {
      let menus = (paths + [code]).map { path in
        ImportedMenu(
          name: path, location: FileLocation(path: path, line: 3), platform: "macOS", presentation: "menuBar", items: []
        )
      }
      var result = ImportResult(menus: menus)
      result.replacedBars = [ReplacedBar(type: "Delegate", location: FileLocation(path: code, line: 3))]
      return ImportedSet(result)
    }
    let one = imported(["App/Design/Base.lproj/Main.xib"], code: "App/Delegate.swift")
    #expect(one.documents.map(\.menu.location.path) == ["App/Delegate.swift"])
    let reason = "menu not imported: Delegate sets another when the app is launched, in App/Delegate.swift"
    #expect(one.diagnostics.map(\.message) == [reason])
    let two = imported(["App/Design/Main.xib", "App/Tool/Main.xib"], code: "App/Delegate.swift")
    #expect(two.documents.count == 3 && two.diagnostics.isEmpty)
  }
}
