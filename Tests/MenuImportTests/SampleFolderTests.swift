import Foundation
import MenuImport
import MenuStrings
import PositionedJSON
import Testing

/// Menus of sample apps and tests next to those of an app.
struct SampleFolderTests {
  private static func imported(_ paths: [String], bars: Set<String> = []) -> ImportedSet {
    let menus = paths.map { path in
      let location = FileLocation(path: path, line: 1)
      return ImportedMenu(
        name: "menu", location: location, platform: "macOS", presentation: bars.contains(path) ? "menuBar" : "menu",
        items: [ImportedItem(.button, title: "A", location: location)])
    }
    return ImportedSet(ImportResult(menus: menus))
  }

  @Test func samplesAreLeftOutNextToAnApp() {
    let set = Self.imported([
      "app/Sources/Main.swift", "app/Sources/Demo/Reel.swift", "app/Sources/Demo/DemoApp.swift", "app/Example/A.swift",
      "app/Example/B.swift", "app/sampleapps/C/D.swift", "app/AppUITests/E.xib",
    ])
    #expect(
      set.documents.map(\.menu.location.path) == [
        "app/Sources/Demo/DemoApp.swift", "app/Sources/Demo/Reel.swift", "app/Sources/Main.swift",
      ])
    #expect(set.diagnostics.map(\.file) == ["app/AppUITests/E.xib", "app/Example/A.swift", "app/sampleapps/C/D.swift"])
    #expect(set.diagnostics.map(\.message).contains { $0.hasPrefix("2 menus of \"app/Example\" not imported") })
  }

  @Test func programsWithNamesOfSamplesAreLeftOut() {
    let samples = [
      "app/DialDummyApp/Main.xib", "app/DialTestHost/Main.xib", "app/Packages/Dial/Sources/DialPreview/main.swift",
    ]
    let bars = Set(["app/Main.xib"] + samples)
    let set = Self.imported(
      bars + ["app/Packages/Dial/Sources/Dial/Dial.swift", "app/Sources/CardPreview/Card.swift"], bars: bars)
    #expect(
      set.documents.map(\.menu.location.path) == [
        "app/Main.xib", "app/Packages/Dial/Sources/Dial/Dial.swift", "app/Sources/CardPreview/Card.swift",
      ])
    #expect(set.diagnostics.map(\.file) == samples)
  }

  @Test func programsOfPackagesInAnAppAreLeftOut() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appending(path: "Tabs"), withIntermediateDirectories: true)
    try Data("// swift-tools-version: 6.0".utf8).write(to: root.appending(path: "Tabs/Package.swift"))
    let names = ["App/Main.xib", "Tabs/Sources/Tabs.swift", "Tabs/Support/TabsSupport/Base.lproj/Main.xib"]
    let paths = names.map { root.path + "/" + $0 }
    let set = Self.imported(paths, bars: [paths[0], paths[2]])
    #expect(set.documents.map(\.menu.location.path) == Array(paths.prefix(2)))
    #expect(set.diagnostics.map(\.file) == [paths[2]])
  }

  @Test(.timeLimit(.minutes(1))) func menuBarsWithoutAFolderAreImported() {
    let paths: Set = ["Main.xib", "Base.lproj/Menu.xib", "main.lproj/Main.xib"]
    #expect(Self.imported(paths.sorted(), bars: paths).documents.count == 3)
  }

  @Test func programsInProjectsOfOthersAreLeftOut() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["App/App", "App/External/Dial/Dial", "Mac/Mac"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "\(name).xcodeproj"), withIntermediateDirectories: true)
    }
    let names = [
      "App/List.swift", "App/External/Clock.xib", "App/External/Dial/Main.xib", "App/External/Dial/Dial.swift",
      "Mac/Main.xib",
    ]
    let paths = names.map { root.path + "/" + $0 }
    let set = Self.imported(paths, bars: [paths[1], paths[2], paths[4]])
    #expect(set.diagnostics.map(\.file) == [paths[3]])
    #expect(set.documents.map(\.menu.location.path).count == 3)
  }

  /// A library in the folder of an app may have an app that shows its views.
  @Test func showcasesOfPackagesAreLeftOut() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for name in ["App", "Dials/Gallery/Gallery"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: "\(name).xcodeproj"), withIntermediateDirectories: true)
    }
    try Data("// swift-tools-version: 6.0".utf8).write(to: root.appending(path: "Dials/Package.swift"))
    let names = ["App/Main.swift", "Dials/Gallery/Sources/Screens/Dials.swift", "Dials/Sources/Dial.swift"]
    let menus = names.map { name in
      let location = FileLocation(path: root.path + "/" + name, line: 1)
      return ImportedMenu(
        name: "menu", location: location, presentation: "contextMenu",
        items: [ImportedItem(.button, title: "A", location: location)])
    }
    var result = ImportResult(menus: menus)
    result.applications = ["App/App.swift", "Dials/Gallery/Sources/GalleryApp.swift"].map { name in
      MenuBarApplication(
        name: "App", location: FileLocation(path: root.path + "/" + name, line: 1), hasMenuBar: false)
    }
    let set = ImportedSet(result)
    #expect(set.diagnostics.map(\.file) == [root.path + "/" + names[1]])
    #expect(set.documents.count == 2)
  }

  @Test func samplesAloneAreImported() {
    let set = Self.imported(["app/Example/A.swift", "app/Example/Demo/B.swift"])
    #expect(set.documents.count == 1)
    #expect(Self.imported(["Samples/A/B.swift", "Samples/C/D.swift"]).documents.count == 2)
    #expect(Self.imported(["Samples/A.swift"]).documents.count == 1)
  }
}
