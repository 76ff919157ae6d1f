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
}
