import Foundation
import MenuDocument
import MockupHashing
import MockupScene
import PositionedJSON
import Testing

import MenuMockup
import MockupFiles
import MockupSets
import MockupText

/// Fonts named by themes are found by their name tables, recorded with their hash, and reported if missing.
@Suite struct OwnTypefaceTests {
  private static let menu = #"{"theme": "./own.theme", "menu": {"items": ["One"]}}"#
  private static let noto = "/usr/share/fonts/truetype/noto"

  private static func folder(_ theme: String, _ menu: String = menu) throws -> SetFolder {
    try SetFolder(["own.theme": theme, "menu.json": menu])
  }

  private static func picture(
    in folder: SetFolder, fonts: [String] = [], by renderer: Renderer? = nil,
    change: (inout RenderOptions) -> Void = { _ in }
  ) throws -> Picture {
    var options = RenderOptions()
    options.format = .svg
    options.listsInputs = true
    change(&options)
    let source = Source(bytes: try #require(FileSystem.bytes(at: folder.filePath("menu.json"))), folder: folder.path)
    let renderer = renderer ?? Renderer(resources: Resources(fontFolders: fonts))
    return try renderer.render(source, options: options)
  }

  private static func typefaces(of picture: Picture) throws -> [JSONNode] {
    let recipe = JSONReading(try ImageRecord.read(.recipe, from: picture.bytes)).root
    return try #require(recipe?["typefaces"]?.elements)
  }

  @Test func textIsSetInTheFamilyOfTheTheme() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    let picture = try Self.picture(in: folder) { $0.svgText = .text }
    #expect(String(decoding: picture.bytes, as: UTF8.self).contains(#"font-family="Noto Serif, "#))
    let face = try #require(try Self.typefaces(of: picture).first)
    let file = "\(Self.noto)/NotoSerif-Regular.ttf"
    #expect(face["file"]?.text == "NotoSerif-Regular.ttf")
    #expect(face["family"]?.text == "Noto Serif")
    #expect(face["version"]?.text == "Version 2.004")
    #expect(face["sha256"]?.text == SHA256Digest(of: try #require(FileSystem.bytes(at: file))).description)
    #expect(picture.inputs.contains(file))
    #expect(picture.findings.isEmpty)
  }

  @Test func filesOfTwoFramesAreListedOnce() throws {
    let menu = #"""
      {"theme": "./own.theme", "menu": {"items": ["One", "Two"]}, "frames": [{"caption": "A"}, {"caption": "B"}]}
      """#
    let inputs = try Self.picture(in: try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#, menu)).inputs
    #expect(inputs.count { $0.hasSuffix("own.theme") } == 1 && Set(inputs).count == inputs.count)
  }

  @Test(arguments: OutputFormat.allCases) func everyFormatIsDrawnWithIt(format: OutputFormat) throws {
    let own = try Self.picture(in: try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)) {
      $0.format = format
    }
    let usual = try Self.picture(in: try Self.folder(#"{"extends": "ios-26"}"#)) { $0.format = format }
    #expect(own.bytes.count > 500 && own.bytes != usual.bytes)
    #expect(try Self.typefaces(of: own).map { $0["file"]?.text } == ["NotoSerif-Regular.ttf"])
  }

  @Test func whatTheFamilyLacksIsSetAsEver() throws {
    let folder = try Self.folder(
      #"{"extends": "ios-26", "typeface": "Noto Serif"}"#,
      #"{"theme": "./own.theme", "menu": {"items": ["One", "名前", "😀", "⌘"]}}"#)
    let files = try Self.typefaces(of: try Self.picture(in: folder)).compactMap { $0["file"]?.text }
    #expect(
      Set(files) == [
        "NotoSerif-Regular.ttf", "NotoSansCJK-Regular.ttc", "NotoColorEmoji.ttf", "Inter-Regular.otf",
      ])
  }

  @Test func lettersThatTheFamilyLacksAreNoBoxes() throws {
    let picture = try Self.picture(in: try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Color Emoji"}"#))
    #expect(picture.findings.isEmpty)
    #expect(try Self.typefaces(of: picture).map { $0["file"]?.text } == ["Inter-Regular.otf"])
  }

  @Test func aMissingFamilyIsReportedWhereTheThemeNamesIt() throws {
    let folder = try Self.folder("{\"extends\": \"ios-26\",\n  \"typeface\": \"Noto Serf\"}")
    let error = #expect(throws: RenderError.self) { _ = try Self.picture(in: folder) }
    let problem = try #require(error?.diagnostics.first)
    #expect(problem.file.hasSuffix("/own.theme") && problem.line == 2 && problem.column == 15)
    #expect(problem.suggestion == "Noto Serif")
    let warned = try Self.picture(in: folder) { $0.missingTypeface = .warn }
    let severities: [Diagnostic.Severity] = warned.findings.compactMap { remark in
      if case .diagnostic(let diagnostic) = remark { diagnostic.severity } else { nil }
    }
    #expect(severities == [.warning])
    #expect(try Self.typefaces(of: warned).first?["file"]?.text == "Inter-Regular.otf")
    #expect(try Self.picture(in: folder) { $0.missingTypeface = .ignore }.findings.isEmpty)
    let problems = Inventory().problems(ofThemeFile: folder.filePath("own.theme"))
    #expect(problems.map(\.severity) == [.error] && problems.first?.line == 2)
  }

  @Test func aFolderOfOnesOwnComesFirst() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    let copy = folder.filePath("Mine.ttf")
    try FileManager.default.copyItem(atPath: "\(Self.noto)/NotoSerif-Regular.ttf", toPath: copy)
    let picture = try Self.picture(in: folder, fonts: [folder.path])
    #expect(picture.inputs.contains(copy))
    #expect(try Self.typefaces(of: picture).first?["file"]?.text == "Mine.ttf")
  }

  @Test func whatIsInAFolderOfOnesOwnIsListedAfterTheOthers() throws {
    let folder = try Self.folder("{}")
    try FileManager.default.copyItem(atPath: "\(Self.noto)/NotoSerif-Regular.ttf", toPath: folder.filePath("Mine.ttf"))
    let usual = Inventory().fonts.map(\.line)
    let all = Inventory(resources: Resources(fontFolders: [folder.path])).fonts.map(\.line)
    #expect(all.count == usual.count + 1 && all.starts(with: usual))
    #expect(all.last?.hasPrefix("Noto Serif 400  Mine.ttf  ") == true)
  }

  @Test func aDamagedFileIsRejected() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    var bytes = try #require(FileSystem.bytes(at: "\(Self.noto)/NotoSerif-Regular.ttf"))
    bytes[bytes.count / 2] ^= 0x55
    try Data(bytes).write(to: URL(filePath: folder.filePath("Mine.ttf")))
    let error = #expect(throws: RenderError.self) { _ = try Self.picture(in: folder, fonts: [folder.path]) }
    #expect(error?.diagnostics.contains { $0.message.contains("Mine.ttf") } == true)
  }

  /// Truncated files and files of other types are skipped.
  @Test func oddFilesArePassedOver() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    let complete = try #require(FileSystem.bytes(at: "\(Self.noto)/NotoSerif-Regular.ttf"))
    for length in [0, 3, 12, 100, 300, 1000] {
      try Data(complete.prefix(length)).write(to: URL(filePath: folder.filePath("a\(length).ttf")))
    }
    try folder.write("ttcf" + String(repeating: "\u{7F}", count: 40), to: "b.ttc")
    #expect(try Self.picture(in: folder, fonts: [folder.path]).inputs.contains("\(Self.noto)/NotoSerif-Regular.ttf"))
  }

  @Test func theNearestUprightWeightIsTaken() {
    let catalog = FontCatalog.standard(folders: [])
    let store = FontStore(catalog: catalog)
    func files(_ family: String, _ weight: Int) -> [String] {
      store.candidates(inFamily: family, weight: weight).compactMap { store.catalog.face($0)?.fileName }
    }
    #expect(files("Noto Serif", 400) == ["NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"])
    #expect(files("Noto Serif", 600) == ["NotoSerif-Bold.ttf", "NotoSerif-Regular.ttf"])
    #expect(files("Inter", 500).first == "Inter-Medium.otf")
    // A member of a larger family, under its full name.
    #expect(files("Inter Medium", 400) == ["Inter-Medium.otf"])
    #expect(files("noto serif", 400).isEmpty)
  }

  @Test func aTypefaceThatChangedIsClosed() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    let copy = folder.filePath("Mine.ttf")
    try FileManager.default.copyItem(atPath: "\(Self.noto)/NotoSerif-Regular.ttf", toPath: copy)
    let renderer = Renderer(resources: Resources(fontFolders: [folder.path]))
    let before = try Self.picture(in: folder, by: renderer)
    renderer.closeOutdatedTypefaces()
    #expect(try Self.picture(in: folder, by: renderer).bytes == before.bytes)
    try FileManager.default.removeItem(atPath: copy)
    renderer.closeOutdatedTypefaces()
    let after = try Self.picture(in: folder, by: renderer)
    #expect(try Self.typefaces(of: after).first?["file"]?.text == "NotoSerif-Regular.ttf")
    #expect(after.bytes != before.bytes)
  }

  @Test func aSetIsDrawnAnewWhenAFileOfTheFamilyChangesOrComes() throws {
    let folder = try Self.folder(#"{"extends": "ios-26", "typeface": "Noto Serif"}"#)
    try folder.write(#"{"menu": {"items": ["One"]}}"#, to: "plain.json")
    try folder.write(
      #"{"mockups": ["menu.json", "plain.json"], "defaults": {"format": "svg"}}"#, to: "set.json")
    let fonts = folder.filePath("fonts")
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    func put(_ name: String, as copy: String) throws {
      try? FileManager.default.removeItem(atPath: "\(fonts)/\(copy)")
      try FileManager.default.copyItem(atPath: "\(Self.noto)/\(name)", toPath: "\(fonts)/\(copy)")
      try folder.settle()
    }
    func draw() throws -> String { try folder.draw { $0.resources.fontFolders = [fonts] } }
    try put("NotoSerif-Regular.ttf", as: "Mine.ttf")
    #expect(try draw() == "++")
    #expect(try draw() == "==")
    try put("NotoSerif-Bold.ttf", as: "Mine.ttf")
    #expect(try draw() == "+=")
    #expect(try draw() == "==")
    try put("NotoSerif-Regular.ttf", as: "Regular.ttf")
    #expect(try draw() == "+=")
    #expect(try draw() == "==")
  }

  @Test func typefacesAreListed() throws {
    let folder = try Self.folder("{}")
    try FileManager.default.copyItem(
      atPath: "\(Self.noto)/NotoSerif-Regular.ttf", toPath: folder.filePath("Mine.ttf"))
    try folder.write(#"{"extends": "ios-26", "typeface": "Nowhere Sans"}"#, to: "a.json")
    try folder.write(#"{"extends": "ios-26", "typeface": "Noto Mono"}"#, to: "b.json")
    let usual = Inventory().fonts.count
    let all = Inventory(resources: Resources(fontFolders: [folder.path], themeFolders: [folder.path])).fonts
    let own = all.dropFirst(usual).map(\.json)
    #expect(own.map { $0["family"]?.text } == ["Noto Serif", "Noto Mono", "Nowhere Sans"])
    #expect(own.allSatisfy { $0["role"]?.text == "named" })
    #expect(own.first?["path"]?.text == folder.filePath("Mine.ttf"))
    #expect(own.first?["sha256"]?.text?.count == 64)
    #expect(own.last?["isPresent"] == JSONNode(.bool(false)))
  }
}
