import MenuImport
import MenuStrings
import PositionedJSON
import Testing

/// The menu bar of a SwiftUI app replaces that of a XIB in its folder or below.
@Suite struct ReplacedBarTests {
  @Test(
    arguments: [
      (bars: ["App/MainMenu.xib"], left: []),
      (bars: ["App/Resources/Base.lproj/MainMenu.xib"], left: []),
      (bars: ["Other/MainMenu.xib"], left: ["Other/MainMenu.xib"]),
      // Of several programs below, the app can be any.
      (
        bars: ["App/A/MainMenu.xib", "App/B/Base.lproj/MainMenu.xib"],
        left: ["App/A/MainMenu.xib", "App/B/Base.lproj/MainMenu.xib"]
      ),
    ] as [(bars: [String], left: [String])])
  func swiftUIReplacesTheBarBelow(bars: [String], left: [String]) {
    let menus = bars.map { path in
      let location = FileLocation(path: path, line: 4)
      return ImportedMenu(
        name: "menu", location: location, platform: "macOS", presentation: "menuBar",
        items: [ImportedItem(.button, title: "App", location: location)])
    }
    var result = ImportResult(menus: menus)
    result.applications = [
      MenuBarApplication(name: "App", location: FileLocation(path: "App/App.swift", line: 1), hasMenuBar: true)
    ]
    result.removeReplacedBars()
    #expect(result.menus.map(\.location.path) == left)
    #expect(result.diagnostics.count == bars.count - left.count)
  }
}
