import MenuDocument
import PositionedJSON
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Images record hashes of the user's themes and symbols, and nothing about the machine.
@Suite struct OwnFilesTests {
  private static let symbol =
    #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg>"#

  private static func theme(_ color: String) -> String {
    #"{"extends":"ios-26","colors":{"label":{"light":"\#(color)","dark":"\#(color)"}}}"#
  }

  private static func folder(_ items: String = #"[{"title":"Copy","systemImage":"own.mark"}]"#) throws -> CheckFolder {
    let folder = try CheckFolder(["a": items])
    try folder.write(symbol, to: "marks/own.mark.svg")
    try folder.write(symbol.replacing("4h16", with: "6h12"), to: "marks/unused.svg")
    try folder.write(theme("#102030"), to: "looks/own.json")
    return folder
  }

  private static func picture(in folder: CheckFolder, theme: String?) throws -> [UInt8] {
    var options = RenderOptions()
    options.theme = theme.map(ThemeReference.init)
    let source = Source(bytes: try #require(folder.bytes("menus/a.json")), folder: folder.path("menus"))
    let resources = Resources(symbolFolders: [folder.path("marks")], themeFolders: [folder.path("looks")])
    return try Renderer(resources: resources).render(source, options: options).bytes
  }

  private static func recipe(_ picture: [UInt8]) throws -> JSONNode {
    try #require(JSONReading(try ImageRecord.read(.recipe, from: picture)).root)
  }

  @Test func symbolsAreRecordedByNameAndHash() throws {
    let recipe = try Self.recipe(try Self.picture(in: try Self.folder(), theme: nil))
    let symbols = try #require(recipe["symbols"]?.elements)
    #expect(symbols.map { $0["file"]?.text } == ["own.mark.svg"])
    #expect(symbols.first?["sha256"]?.text?.utf8.count == 64)
    // Composed from the user's drawing; the renderer has it in its cache.
    let composed = try Self.folder(#"[{"title":"Copy","systemImage":"own.mark.circle"},"Paste"]"#)
    #expect(
      try Self.recipe(try Self.picture(in: composed, theme: nil))["symbols"]?.elements?.map { $0["file"]?.text } == [
        "own.mark.svg"
      ])
    let plain = try Self.folder(#"["Copy"]"#)
    #expect(try Self.recipe(try Self.picture(in: plain, theme: nil))["symbols"] == nil)
  }

  /// A renderer records only the symbols of the current image.
  @Test func earlierImagesLeaveNoTrace() throws {
    let folder = try Self.folder()
    let renderer = Renderer(resources: Resources(symbolFolders: [folder.path("marks")]))
    let own = Source(#"{"menu":{"items":[{"title":"Copy","systemImage":"own.mark"}]}}"#)
    let other = Source(#"{"menu":{"items":[{"title":"Copy","systemImage":"unused"}]}}"#)
    let first = try renderer.render(own).bytes
    _ = try renderer.render(other)
    #expect(try renderer.render(own).bytes == first)
    #expect(try Self.recipe(try renderer.render(other).bytes)["symbols"]?.elements?.count == 1)
  }

  /// The same project in two folders gives the same bytes, regardless of the path of its theme.
  @Test(arguments: ["absolute", "../looks/own.json", "own"]) func imagesNameNoFolderOfTheMachine(theme: String) throws {
    let (one, other) = (try Self.folder(), try Self.folder())
    func draw(_ folder: CheckFolder) throws -> [UInt8] {
      try Self.picture(in: folder, theme: theme == "absolute" ? folder.path("looks/own.json") : theme)
    }
    let picture = try draw(one)
    #expect(try draw(other) == picture)
    let recipe = try Self.recipe(picture)
    #expect(!JSONWriter.text(of: recipe).contains("menumock-check-"))
    #expect(recipe["themes"]?.elements?.first?["file"]?.text == (theme == "../looks/own.json" ? theme : "own.json"))
  }

  @Test func checkTellsThatASymbolOrThemeChanged() throws {
    let folder = try Self.folder()
    var arguments = SetArguments()
    arguments.resources.symbolFolders = [folder.path("marks")]
    arguments.settings.theme = .file(folder.path("looks/own.json"))
    try folder.check("set.json", arguments) { $0.acceptance = .all }
    #expect(try folder.check("set.json", arguments).first?.finding.verdict == .same)
    try folder.write(Self.symbol.replacing("4h16", with: "5h15"), to: "marks/own.mark.svg")
    try folder.write(Self.theme("#401020"), to: "looks/own.json")
    let finding = try #require(try folder.check("set.json", arguments).first).finding
    #expect(finding.provenanceChanges.map(\.subject) == ["theme own.json", "symbol own.mark.svg"])
    #expect(finding.message == nil)
  }
}
