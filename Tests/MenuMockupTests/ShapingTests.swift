import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// The number of shaping calls, and the reports of missing characters.
@Suite struct ShapingTests {
  /// Records its calls; has no letter Q.
  private final class NotingShaper: TextShaping {
    var requests: [TextRequest] = []

    func shape(_ request: TextRequest) -> ShapedText {
      requests.append(request)
      var text = FixedAdvanceShaper().shape(request)
      if request.text.contains("Q") { text.missingCharacters = ["Q"] }
      return text
    }
  }

  private func texts(_ items: String) throws -> [String] {
    let shaper = NotingShaper()
    let document = #"{"platform": "macOS", "menu": {"items": \#(items)}}"#
    _ = try Renderer().layOut(Source(document), options: RenderOptions(), shaper: shaper)
    return shaper.requests.map(\.text)
  }

  @Test func whatIsMeasuredForTheWidthOfAMenuIsNotSetAgain() throws {
    let texts = try texts(
      #"""
      [
        {"title": "One", "subtitle": "Two", "badge": "3", "keyboardShortcut": "command+D"},
        {"type": "section", "title": "Four", "items": ["Five"], "footer": "Six"}
      ]
      """#)
    #expect(Set(texts).isSuperset(of: ["One", "Two", "3", "Four", "Five", "Six"]), "\(texts)")
    #expect(Set(texts).count == texts.count, "\(texts)")
  }

  @Test func whatHasNoRoomIsSetForTheRoomThereIs() throws {
    let long = String(repeating: "long ", count: 60)
    let texts = try texts(#"["One", "\#(long)"]"#)
    #expect(texts.filter { $0 == long }.count == 2)
    #expect(texts.filter { $0 == "One" }.count == 1)
  }

  /// Documents with a missing letter Q, and the reported location.
  static let lacking: [(document: String, location: String)] = [
    (#"{"menu": {"items": ["A", {"title": "Q"}]}}"#, "1:36: menu.items[1].title"),
    (
      #"{"menu": {"items": ["A"]}, "frames": [{"menu": {"items": ["A"]}}, {"menu": {"items": ["A", {"title": "Q"}]}}]}"#,
      "1:102: menu.items[1].title"
    ),
    (#"{"menu": {"items": ["A"]}, "frames": [{"caption": "Q"}]}"#, "1:51: frames[0].caption"),
    (#"{"presentation": "pullDownButton", "button": {"title": "Q"}, "menu": {}}"#, "1:56: button.title"),
  ]

  @Test(arguments: lacking) func missingCharactersAreReportedWhereTheyAreWritten(document: String, location: String)
    throws
  {
    let tree = try Renderer().layOut(Source(document), options: RenderOptions(), shaper: NotingShaper())
    let locations = tree.uses.missingCharacters.map {
      "\($0.location.position.line):\($0.location.position.column): \($0.location.path)"
    }
    #expect(locations == [location])
  }
}
