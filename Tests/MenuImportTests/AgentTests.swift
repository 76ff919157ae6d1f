import Foundation
import MenuImport
import MenuStrings
import PositionedJSON
import Testing

/// The menu bars of apps that show none.
struct AgentTests {
  private static let project = """
    // !$*UTF8*$!
    {
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, H); };
        G = { isa = PBXGroup; children = (GA, GH); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; children = (RA); path = Buoy; sourceTree = "<group>"; };
        GH = { isa = PBXGroup; children = (VH); path = Launcher; sourceTree = "<group>"; };
        RA = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        VH = { isa = PBXVariantGroup; children = (RH); name = Main.storyboard; sourceTree = "<group>"; };
        RH = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        A = {
          isa = PBXNativeTarget; name = Buoy; productType = "com.apple.product-type.application"; buildPhases = (PA);
        };
        PA = { isa = PBXResourcesBuildPhase; files = (FA); };
        FA = { isa = PBXBuildFile; fileRef = RA; };
        H = {
          isa = PBXNativeTarget; name = Launcher; productType = "com.apple.product-type.application";
          buildConfigurationList = HL; buildPhases = (PH);
        };
        HL = { isa = XCConfigurationList; buildConfigurations = (HC); };
        HC = {
          isa = XCBuildConfiguration; name = Release;
          buildSettings = { INFOPLIST_KEY_LSBackgroundOnly = YES; };
        };
        PH = { isa = PBXResourcesBuildPhase; files = (FH); };
        FH = { isa = PBXBuildFile; fileRef = VH; };
      };
      rootObject = P;
    }
    """

  private static func bars(_ paths: [String]) -> ImportResult {
    ImportResult(
      menus: paths.map { path in
        ImportedMenu(
          name: "bar", location: FileLocation(path: path, line: 3), platform: "macOS", presentation: "menuBar",
          items: [])
      })
  }

  private static func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "menumock-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (name, text) in files {
      let file = root.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(root.path)
  }

  @Test func buildSettingsMakeAnAppOneInTheBackground() throws {
    try Self.withFolder(["Buoy.xcodeproj/project.pbxproj": Self.project]) { root in
      let paths = ["Buoy/Main.storyboard", "Launcher/Base.lproj/Main.storyboard"].map { "\(root)/\($0)" }
      let set = ImportedSet(Self.bars(paths))
      #expect(set.documents.map(\.menu.location.path) == [paths[0]])
      #expect(set.documents.allSatisfy { $0.menu.placeholders.isEmpty })
      #expect(
        set.diagnostics.map(\.message) == [
          "menu not imported: its app only runs in the background, by \(root)/Buoy.xcodeproj/project.pbxproj"
        ])
    }
  }

  /// The list of the target counts, also if that of another app is nearer.
  @Test func theTargetNamesTheListOfItsApp() throws {
    let project = Self.project.replacing(
      "INFOPLIST_KEY_LSBackgroundOnly = YES;", with: "INFOPLIST_FILE = \"$(SRCROOT)/Core/Info.plist\";")
    try Self.withFolder(["Buoy.xcodeproj/project.pbxproj": project]) { root in
      var sources: [(kind: SourceKind, text: SourceText)] = []
      for (folder, keys) in [("Core", "<key>LSUIElement</key><true/>"), ("Launcher", "")] {
        let text = SourceText(path: "\(root)/\(folder)/Info.plist", text: "<plist><dict>\(keys)</dict></plist>")
        sources.append((.plist, text))
      }
      var result = ImportResult(reading: sources)
      result.add(Self.bars(["\(root)/Launcher/Base.lproj/Main.storyboard"]))
      let notes = ImportedSet(result).documents.flatMap { $0.menu.placeholders.map(\.location.path) }
      #expect(notes == ["\(root)/Core/Info.plist"])
    }
  }

  /// Only some files in Objective-C can make an app in the background one with a menu bar.
  @Test(arguments: [("NSApplicationActivationPolicyRegular", 1), ("NSApplicationActivationPolicyAccessory", 0)])
  func codeInObjectiveCMayShowAMenuBar(policy: String, count: Int) throws {
    let text = "void show(void) { [NSApp setActivationPolicy:\(policy)]; }"
    let list = "<plist><dict><key>LSBackgroundOnly</key><true/></dict></plist>"
    try Self.withFolder(["Launcher/main.m": text]) { root in
      let source = try SourceText(path: "\(root)/Launcher/Info.plist", bytes: Array(list.utf8))
      var result = ImportResult(reading: [(.plist, source)])
      result.add(Self.bars(["\(root)/Launcher/Main.xib"]))
      result.noteUnread(["\(root)/Launcher/main.m"])
      #expect(ImportedSet(result).documents.count == count)
    }
  }

  /// Code that makes an agent a regular app may run only under a condition.
  @Test(arguments: [(".regular", "shown"), (".accessory", "not shown")])
  func codeMayMakeAnAgentARegularApp(policy: String, words: String) throws {
    let list = "<plist><dict><key>LSUIElement</key><true/></dict></plist>"
    let source = try SourceText(path: "Buoy/Info.plist", bytes: Array(list.utf8))
    let code = try SourceText(
      path: "Buoy/main.swift", bytes: Array("if isVisible { NSApp.setActivationPolicy(\(policy)) }".utf8))
    var result = ImportResult(reading: [(.plist, source), (.swift, code)])
    result.add(Self.bars(["Buoy/Main.xib"]))
    #expect(ImportedSet(result).documents.flatMap(\.menu.placeholders).map(\.text) == [words])
  }
}
