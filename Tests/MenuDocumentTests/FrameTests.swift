import TestSupport
import Testing

import MenuDocument
import PositionedJSON

@Suite struct FrameTests {
  static let base = """
    {
      "presentation": "pullDownButton", "appearance": "dark", "title": "T",
      "button": { "title": "Sort", "style": "plain" },
      "menu": { "items": [
        { "id": "a", "title": "A" },
        { "type": "section", "items": [{ "id": "b", "type": "menu", "title": "B", "items": ["1", { "id": "c",
        "title": "C" }] }] },
        { "id": "p", "type": "picker", "options": [{ "id": "o", "title": "O" }, "P"] }
      ] },
      "frames": FRAMES
    }
    """

  private func frames(_ text: String) throws -> [Frame] {
    try readDocument(Self.base.replacing("FRAMES", with: text)).frames
  }

  @Test func aFrameIsSeenForAsLongAsItSays() throws {
    let frames = try frames(#"[{ "duration": 0.5, "state": "closed" }, {}]"#)
    #expect(frames.map(\.duration) == [0.5, Frame.standardDuration])
    #expect(frames[0].patch["duration"] == nil)
    for wrong in ["0", "-1", "601", "\"2\"", "null"] {
      var diagnostics = Diagnostics(file: "menu.json")
      let text = Self.base.replacing("FRAMES", with: #"[{ "duration": \#(wrong) }]"#)
      _ = DocumentReader.read(Array(text.utf8), diagnostics: &diagnostics)
      #expect(diagnostics.inOrder.map(\.path.description) == ["frames[0].duration"])
    }
  }

  @Test func mergesLikeRFC7396() throws {
    let frames = try frames(
      """
      [{ "caption": "Closed\\nnow", "state": "closed",
      "title": null, "button": { "style": null, "label": "By" } }, {}]
      """)
    #expect(frames.count == 2)
    #expect(frames[0].caption == "Closed now")
    #expect(frames[0].location.path.description == "frames[0]")
    let document = frames[0].document
    #expect(document.state == .closed)
    #expect(document.title == nil)
    #expect(document.button?.title == "Sort")
    #expect(document.button?.style == .automatic)
    #expect(document.button?.label == "By")
    #expect(document.frames == [])
    #expect(document.appearance == .dark)
    #expect(frames[1].caption == nil)
    #expect(frames[1].document.title == "T")
  }

  @Test func keepsWhichSettingsAreTheFrames() throws {
    let frames = try frames(#"[{ "state": "closed", "locale": "ja" }, { "appearance": null }]"#)
    #expect(frames[0].settings.state == .closed)
    #expect(frames[0].settings.locale == "ja")
    #expect(frames[0].settings.appearance == nil)
    #expect(frames[0].document.settings.appearance == .dark)
    #expect(frames[1].settings == Settings())
    #expect(frames[1].document.settings.appearance == nil)
  }

  @Test func mergesItemsByID() throws {
    let frames = try frames(
      """
      [{ "menu": { "items": {
        "a": { "isHighlighted": true }, "b": { "isOpen": true, "items": { "c": { "title": "D" } } },
        "o": { "title": "Q" }, "c": { "badge": "1" } } } },
       { "menu": { "items": { "a": null, "p": { "options": ["X"] } } } },
       { "menu": { "items": ["only"] } }]
      """)
    let items = try #require(frames[0].document.menu).items
    #expect(items[0].attributes.isHighlighted)
    guard case .section(let section) = items[1].kind, case .menu(let menu) = section.items[0].kind,
      case .picker(let picker) = items[2].kind, case .option(let option) = picker.options[0]
    else {
      Issue.record("other items than written")
      return
    }
    #expect(menu.isOpen)
    #expect(menu.items[1].title == "D")
    #expect(menu.items[1].attributes.badge == "1")
    #expect(option.title == "Q")
    let fewer = try #require(frames[1].document.menu).items
    #expect(fewer.count == 2)
    guard case .picker(let changed) = fewer[1].kind else { return }
    #expect(changed.options.count == 1)
    #expect(frames[2].document.menu?.items.map(\.title) == ["only"])
  }

  /// The examples of RFC 7396, appendix A.
  static let examples: [(String, String, String)] = [
    (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
    (#"{"a":"b"}"#, #"{"a":null}"#, "{}"), (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
    (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#), (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
    (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
    (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#), (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
    (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#), (#"{"a":"foo"}"#, "null", "null"), (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
    (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#), ("[1,2]", #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
    ("{}", #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
  ]

  @Test(arguments: examples) func patches(target: String, patch: String, result: String) throws {
    var merge = MergePatch(diagnostics: Diagnostics(file: ""), path: .root)
    let target = try #require(JSONReading(Array(target.utf8)).root)
    let patch = try #require(JSONReading(Array(patch.utf8)).root)
    #expect(JSONWriter.text(of: merge.apply(patch, to: target), form: .compact) == result)
    #expect(!merge.diagnostics.hasErrors)
  }

  @Test func framesDoNotNestDeeperThanDocuments() {
    func nested(_ count: Int, _ inner: String) -> String {
      String(repeating: #"{"type":"menu","title":"A","items":["#, count: count) + inner
        + String(repeating: "]}", count: count)
    }
    let deepest = nested(29, #"{"id":"x","type":"menu","title":"X","items":[]}"#)
    func reported(_ count: Int) -> [String] {
      readDiagnostics(
        #"{"menu":{"items":[\#(deepest)]},"frames":[{"menu":{"items":{"x":{"items":[\#(nested(count, "1"))]}}}}]}"#)
    }
    #expect(reported(0).map { $0.hasSuffix("expected a string or an object, found the number 1") } == [true])
    #expect(reported(20).map { $0.hasSuffix("nested more than 64 levels deep") } == [true])
  }

  @Test func whatFramesBringMayBeMissingInTheDocument() throws {
    let document = try readDocument(
      #"{"presentation": "popUpButton", "frames": [{"menu": {"items": [{"type": "picker", "options": ["A"]}]}}]}"#)
    #expect(document.menu == nil)
    #expect(document.frames.first?.document.menu?.items.count == 1)
    #expect(
      readDiagnostics(#"{"presentation": "popUpButton", "frames": [{"menu": {"items": ["A"]}}]}"#) == [
        "test.json:1:1: error: frames[0]: a pop-up button without a picker requires a \"title\""
      ])
  }
}
