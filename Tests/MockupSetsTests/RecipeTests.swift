import MenuDocument
import MockupCairo
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// An image records everything needed to draw it again.
@Suite struct RecipeTests {
  private static let document = """
    {"presentation": "pullDownButton", "button": {"title": "More"}, "frames": [{"caption": "One"}, {"caption": "Two"}],
     "menu": {"items": [{"title": "Delete", "confirmation": {"title": "Sure?"}, "alternate": {"title": "Delete All",
     "modifiers": ["option"]}}, {"type": "toggle", "title": "On", "isOn": true}]}}
    """

  /// The formats of settings that affect only one.
  private static let formats: [Setting.Key: OutputFormat] = [
    .svgText: .svg, .darkSelector: .svg, .embed: .html,
  ]

  /// For every key that a set can vary, the recorded effective value suffices to draw the same image, whatever its
  /// origin.
  @Test(arguments: Setting.Key.varied) func holds(key: Setting.Key) throws {
    let setting = try #require(key.unusual.first)
    let source = Source(Self.document)
    let renderer = Renderer()
    let plain = try renderer.render(source, options: RenderOptions())
    for layer in [\RenderOptions.settings, \.variation, \.defaults] {
      var options = RenderOptions()
      options[keyPath: layer] = Settings([Located(setting, at: .root)])
      if let format = Self.formats[key] { options.format = format }
      let picture = try renderer.render(source, options: options)
      let recipe = try #require(JSONReading(try ImageRecord.read(.recipe, from: picture.bytes)).root)
      #expect(Settings(reading: recipe["options"])[key]?.value == setting)
      let again = try renderer.render(source, options: RenderOptions().following(recipe))
      #expect(again.bytes == picture.bytes)
      #expect(plain.bytes != picture.bytes)
    }
  }

  /// The record of a setting alone draws nothing: its effect may be missing.
  @Test(arguments: Setting.Key.varied) func changesTheImage(key: Setting.Key) throws {
    let renderer = Renderer()
    func picture(_ setting: Setting?) throws -> [UInt8] {
      var options = RenderOptions()
      if let format = Self.formats[key] { options.format = format }
      if let setting { options.settings[key] = Located(setting, at: .root) }
      // Translucency shows something only in front of something.
      let document = key == .transparency ? #"{"host": {"kind": "form"}, "# + Self.document.dropFirst() : Self.document
      return try ImageRecord.removing(from: renderer.render(Source(document), options: options).bytes)
    }
    let setting: Setting = try #require(key.unusual.first)
    #expect(try picture(nil) != picture(setting))
  }

  @Test(arguments: [OutputFormat.png, .svg, .pdf, .html]) func namesTheEngine(format: OutputFormat) throws {
    var options = RenderOptions()
    options.format = format
    let renderer = Renderer()
    let picture = try renderer.prepare(Source(#"{"menu": {"items": ["Copy"]}}"#), options: options)
    let engine = renderer.recipe(of: picture)["engine"]
    for library in EngineLibrary.allCases {
      let version = try #require(library.version)
      #expect(engine?[library.rawValue]?.text == version)
    }
  }

  @Test(arguments: [
    (#"{"cairo": "1", "pango": "1"}"#, #"{"cairo": "2"}"#), (#"{"cairo": "1"}"#, #"{"cairo": "2", "pango": "1"}"#),
    (#"{"cairo": "1", "pango": "1"}"#, #"{"cairo": "2", "pango": "1"}"#),
  ]) func librariesOfBothAreCompared(old: String, new: String) throws {
    func recipe(_ engine: String) throws -> JSONNode {
      try #require(JSONReading(Array(#"{"menumock": "1", "engine": \#(engine)}"#.utf8)).root)
    }
    #expect(
      RecipeDifference.changes(from: try recipe(old), to: try recipe(new))
        == [OriginChange(subject: "library cairo", from: "1", to: "2")])
  }

  @Test func checkTellsWhichSettingChanged() throws {
    let folder = try CheckFolder(["a": #"[{"title": "Copy", "systemImage": "doc.on.doc", "tint": "accent"}]"#])
    func manifest(_ tint: String) throws {
      try folder.write(
        #"{"output":"{name}.png","defaults":{"tint":"\#(tint)","heldModifiers":[]},"mockups":["menus/*.json"]}"#,
        to: "set.json")
    }
    try manifest("#F00")
    try folder.check { $0.acceptance = .all }
    try manifest("#00F")
    let result = try #require(try folder.check().first)
    #expect(result.finding.verdict == .different)
    #expect(result.finding.provenanceChanges == [OriginChange(subject: "option tint", from: "#FF0000", to: "#0000FF")])
  }

  @Test(arguments: [
    (Setting.scale(.nan), "--scale"), (.scale(1e300), "--scale"), (.scale(-1), "--scale"),
    (.padding(.infinity), "--padding"),
    (.padding(-1), "--padding"), (.locale("?"), "--locale"), (.frame(.number(0)), "--frame"),
  ]) func settingsOfCodeAreChecked(setting: Setting, option: String) throws {
    var options = RenderOptions()
    options.variation = Settings([Located(setting, at: .root)])
    do {
      _ = try Renderer().render(Source(Self.document), options: options)
      Issue.record("\(setting) is accepted")
    } catch {
      #expect(error.diagnostics.contains { $0.description.hasPrefix(option + ": error: ") }, "\(error)")
    }
  }

  @Test(arguments: [
    (
      Setting.background(.color(.named("blurple"))),
      #"--background: error: unknown color "blurple"\#nhelp: did you mean "purple"?"#
    ),
    (.tint(.named("blurple")), #"--tint: error: unknown color "blurple"\#nhelp: did you mean "purple"?"#),
    (.theme(.named("ios-99")), "--theme: error: "), (.frame(.caption("Tow")), #"did you mean "Two"?"#),
    (.state(.closed), "--state: error: only a menu with a button can be closed"),
    (.state(.confirming), "--state: error: no item has a"),
  ]) func whatOptionsNameIsReportedOfThem(setting: Setting, message: String) throws {
    var options = RenderOptions()
    options.settings = Settings([Located(setting, at: .option(setting.key))])
    let frames = if case .frame = setting { #", "frames": [{"caption": "Two"}]"# } else { "" }
    do {
      _ = try Renderer().render(Source(#"{"menu": {"items": ["Copy"]}\#(frames)}"#), options: options)
      Issue.record("\(setting) is accepted")
    } catch {
      #expect(error.diagnostics.contains { $0.description.contains(message) }, "\(error)")
    }
  }
}
