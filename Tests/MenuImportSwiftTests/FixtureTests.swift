import Foundation
import MenuImport
import MenuImportSwift
import MenuStrings
import PositionedJSON
import TestSupport
import Testing

/// Documents imported from the sources in the folders below `Tests/Import/Swift`: `input.swift` and the files next to
/// it.
///
/// `MENUMOCK_RECORD=1` records documents and notes; such a run fails on purpose.
struct FixtureTests {
  private static let folder = "Tests/Import/Swift"

  @Test(arguments: try Repository.names(in: folder)) func menusAreReadAsTheyAreWritten(name: String) throws {
    let folder = "\(Self.folder)/\(name)"
    let result = try Self.result(of: folder)
    var expected: [String: String] = ["told.txt": Self.reported(result)]
    for menu in result.menus {
      let source = "\(menu.location.path):\(menu.location.line)"
      let (_, node) = try menu.document(source: source)
      expected["\(menu.name).json"] = String(decoding: ImportedMenu.text(of: node), as: UTF8.self)
    }
    let isOutput = { (file: String) in file.hasSuffix(".json") || file == "told.txt" }
    if Recording.isOn {
      for file in try Repository.names(in: folder) where isOutput(file) {
        try FileManager.default.removeItem(at: Repository.root.appending(path: "\(folder)/\(file)"))
      }
      for (file, text) in expected {
        try Data(text.utf8).write(to: Repository.root.appending(path: "\(folder)/\(file)"))
      }
      Issue.record("\(name) was recorded")
      return
    }
    #expect(try Repository.names(in: folder).filter(isOutput) == expected.keys.sorted())
    for (file, text) in expected {
      #expect(String(decoding: try Repository.bytes("\(folder)/\(file)"), as: UTF8.self) == text, "\(name)/\(file)")
    }
  }

  @Test func theOrderOfFilesDoesNotCount() throws {
    let folder = "\(Self.folder)/names"
    let texts = try ["input.swift", "parts.swift"].map { name in
      try SourceText(path: name, bytes: try Repository.bytes("\(folder)/\(name)"))
    }
    let forwards = SwiftMenuReader.read(texts, context: [], table: StringTables())
    let backwards = SwiftMenuReader.read(texts.reversed(), context: texts, table: StringTables())
    #expect(forwards == backwards)
    #expect(!forwards.menus.isEmpty)
  }

  /// Files may have private views of the same name, whose uses tell the content of their menus.
  @Test func viewsOfOneNameAreToldApart() throws {
    let texts = ["Port", "Starboard"].map { side in
      SourceText(
        path: "\(side).swift",
        text: """
          import SwiftUI
          fileprivate struct Row: View {
            let sides: [String]
            var body: some View { Menu("Side") { ForEach(sides, id: \\.self) { Button($0) {} } } }
          }
          struct \(side)View: View { var body: some View { Row(sides: ["\(side)"]) } }
          """)
    }
    let result = SwiftMenuReader.read(texts, context: [], table: StringTables())
    #expect(result.menus.map { $0.items.map(\.title) } == [["Port"], ["Starboard"]])
  }

  /// `Harbor.Ship` is the type `Ship` of the module in the folder `Harbor`.
  @Test func extensionsMayNameTheModuleOfTheirType() throws {
    let texts = [
      SourceText(
        path: "Sources/Harbor/Ship.swift",
        text: "public struct Ship { public enum Rig: CaseIterable { case sloop, ketch } }"),
      SourceText(
        path: "Sources/App/Rigs.swift",
        text: """
          import Harbor
          import SwiftUI
          extension Harbor.Ship.Rig {
            enum Crew: String { case two = "Two hands" }
            var title: String { switch self { case .sloop: "Sloop"; case .ketch: "Ketch" } }
          }
          struct Rigs: View {
            var body: some View {
              Menu("Rig") {
                ForEach(Ship.Rig.allCases, id: \\.self) { rig in Button(rig.title) {} }
                Button(Ship.Rig.Crew.two.rawValue) {}
                Button(Harbor.Ship.Rig.sloop.title) {}
              }
            }
          }
          """),
    ]
    let result = SwiftMenuReader.read(texts, context: [], table: StringTables())
    #expect(result.menus.map { $0.items.map(\.title) } == [["Sloop", "Ketch", "Two hands", "Sloop"]])
  }

  /// The system shows the name of the app, whatever the title of the menu.
  @Test func theAppMenuHasTheNameOfTheApp() {
    let text = SourceText(
      path: "AppDelegate.swift",
      text: """
        import AppKit
        final class AppDelegate: NSObject, NSApplicationDelegate {
          func applicationDidFinishLaunching(_ notification: Notification) {
            let bar = NSMenu()
            let first = NSMenuItem()
            first.submenu = NSMenu(title: "Main")
            first.submenu?.addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
            bar.addItem(first)
            NSApp.mainMenu = bar
          }
        }
        """)
    let settings = ["AppDelegate.swift": SourceSettings(application: "Ferry")]
    let result = SwiftMenuReader.read([text], context: [], table: StringTables(), settings: settings)
    #expect(result.menus.map { $0.items.map(\.title) } == [["Ferry"]])
  }

  @Test func menusOfFilesInNoTargetAreNoted() {
    let text = SourceText(
      path: "App/HarborView.swift",
      text: """
        import SwiftUI
        struct HarborView: View {
          var body: some View { Menu("Ship") { Button("Moor") {} } }
        }
        """)
    var settings = SourceSettings(application: "Ferry")
    settings.isUnlisted = true
    let result = SwiftMenuReader.read(
      [text], context: [], table: StringTables(), settings: ["App/HarborView.swift": settings])
    #expect(result.menus.isEmpty)
    #expect(result.diagnostics.map(\.message).contains { $0.contains("not this one") })
    // The files of a package need no target.
    let package = SourceText(path: "App/Package.swift", text: "let package = Package(name: \"Ferry\")")
    let other = SwiftMenuReader.read(
      [text], context: [package], table: StringTables(), settings: ["App/HarborView.swift": settings])
    #expect(other.menus.count == 1)
  }

  /// A property of the bundle tells the name by its key, and shows its own name in place of other values.
  @Test func propertiesOfTheBundleMayUseAHelper() {
    let text = SourceText(
      path: "HarborView.swift",
      text: """
        import SwiftUI
        extension Bundle {
          var shipName: String { info("CFBundleName") }
          var shipBuild: String { info("CFBundleVersion") }
          private func info(_ key: String) -> String { infoDictionary?[key] as? String ?? "?" }
        }
        struct HarborView: View {
          var body: some View {
            Menu("Ship") {
              Button("About \\(Bundle.main.shipName)") {}
              Button("Build \\(Bundle.main.shipBuild)") {}
            }
          }
        }
        """)
    let settings = ["HarborView.swift": SourceSettings(application: "Ferry")]
    let result = SwiftMenuReader.read([text], context: [], table: StringTables(), settings: settings)
    #expect(
      result.menus.map { $0.items.map(\.title) } == [["About Ferry", "Build ‹Bundle.main.shipBuild›"]])
  }

  @Test func itemsOfHelpersAreAtTheirLabels() throws {
    let menus = try Self.result(of: "\(Self.folder)/labelled").menus
    let lines = menus.flatMap { menu in menu.items.map { "\($0.title) \($0.location.line)" } }
    for line in ["Open Dock 13", "Check for tides 16", "Moor 31", "Cast off 31"] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  private static func result(of folder: String) throws -> ImportResult {
    var input: [SourceText] = []
    var context: [SourceText] = []
    var tables = StringTables()
    for file in try Repository.names(in: folder) where !file.hasSuffix(".xcassets") && !AppImageFile.isPart(file) {
      let text = try SourceText(path: file, bytes: try Repository.bytes("\(folder)/\(file)"))
      if file == "input.swift" { input.append(text) } else if file.hasSuffix(".swift") { context.append(text) }
      if file.hasSuffix(".strings") { tables.add(try StringTableReader.read(text, form: .strings)) }
      if file.hasSuffix(".xcstrings") { tables.add(try StringTableReader.read(text, form: .xcstrings)) }
    }
    let images = try images(in: folder)
    var result = SwiftMenuReader.read(input, context: context, table: tables, images: images)
    for file in try Repository.names(in: folder) where file.hasSuffix(".xib") {
      result.add(
        InterfaceBuilderReader.read(
          try SourceText(path: file, bytes: try Repository.bytes("\(folder)/\(file)")), tables: tables,
          images: images))
    }
    result.connectOutlets()
    return result
  }

  /// The images of a fixture with an asset catalog; `nil` for another one.
  private static func images(in folder: String) throws -> AppImages? {
    guard try Repository.names(in: folder).contains(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    let files = FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter(AppImageFile.isPart)
    return AppImageFile.images(in: paths) { try? Repository.bytes("\(folder)/\($0)") }
  }

  /// The notes, one per line, menu by menu.
  private static func reported(_ result: ImportResult) -> String {
    var lines = result.diagnostics.map(\.description)
    for menu in result.menus {
      lines.append("\(menu.name):")
      for placeholder in menu.allPlaceholders {
        let location = placeholder.location
        lines.append(
          "  \(location.path):\(location.line):\(location.column): \(placeholder.text): \(placeholder.reason)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
