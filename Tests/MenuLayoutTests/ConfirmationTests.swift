import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Confirmations in the form of each platform.
@Suite struct ConfirmationTests {
  private static func question(
    title: String = "Delete?", message: String = "You cannot undo this.", actions: [String] = ["Delete"]
  ) -> String {
    let answers = actions.map { #"{"title": "\#($0)"}"# }.joined(separator: ", ")
    return """
      "presentation": "pullDownButton", "state": "confirming", "button": {"title": "Edit", "style": "bordered"},
      "menu": {"items": ["A", {"title": "Delete…", "confirmation":
        {"title": "\(title)", "message": "\(message)", "actions": [\(answers)]}}]}
      """
  }

  private static func layout(
    _ platform: Platform, theme: String? = nil, kind: Host.Kind = .navigationBar, host: String = "",
    question: String = question(), textSize: TextSize = .large
  ) throws -> LayoutTree {
    try HostTests.layout(
      HostTests.Case(platform: platform, kind: kind), host: host, rest: question, textSize: textSize, theme: theme)
  }

  private static func frames(_ role: LayoutRole, in tree: LayoutTree) -> [Rect] {
    HostTests.boxes(role, in: tree).map(\.frame)
  }

  @Test func anActionSheetStandsAtTheBottom() throws {
    let tree = try Self.layout(.iOS, theme: "ios-18", question: Self.question(actions: ["Delete", "Archive"]))
    let sheets = Self.frames(.confirmation, in: tree)
    #expect(sheets.count == 2)
    let (sheet, cancel) = (try #require(sheets.first), try #require(sheets.last))
    #expect(sheet.x == 8 && sheet.maxX == 393 - 8 && cancel.x == 8 && cancel.maxX == 393 - 8)
    #expect(abs(cancel.maxY - (852 - 34)) < 0.001 && abs(cancel.y - sheet.maxY - 8) < 0.001)
    let actions = Self.frames(.action, in: tree)
    #expect(actions.count == 3 && actions.allSatisfy { abs($0.height - 57.17) < 0.001 })
    for role in [LayoutRole.question, .message] {
      let text = try #require(Self.frames(role, in: tree).first)
      #expect(abs(text.midX - sheet.midX) < 0.001)
    }
    #expect(Self.frames(.backdrop, in: tree).first == Rect(origin: .zero, size: tree.size))
  }

  @Test func aCardOpensFromItsButton() throws {
    let tree = try Self.layout(.iOS, theme: "ios-26", question: Self.question(actions: ["Delete", "Archive"]))
    let card = try #require(Self.frames(.confirmation, in: tree).first)
    let button = try #require(Self.frames(.button, in: tree).first)
    #expect(card.width == 300 && card.y > button.maxY && card.maxX <= 393 - 8)
    let actions = Self.frames(.action, in: tree)
    // A tap beside the card cancels.
    #expect(actions.map(\.height) == [48, 48])
    for (one, next) in zip(actions, actions.dropFirst()) { #expect(abs(next.y - one.maxY - 10) < 0.001) }
  }

  @Test(arguments: [Host.Kind.navigationBar, .toolbar]) func aPopoverPointsAtItsButton(kind: Host.Kind) throws {
    let tree = try Self.layout(.iPadOS, theme: "ipados-18", kind: kind)
    let box = try #require(HostTests.boxes(.confirmation, in: tree).first)
    let button = try #require(Self.frames(.button, in: tree).first)
    guard case .bubble(_, let arrow) = box.box.look else {
      Issue.record("no bubble: \(box.box.look)")
      return
    }
    #expect(arrow.tip.x == button.midX && arrow.width == 26)
    #expect(arrow.isOnTop == (kind == .navigationBar))
    #expect(arrow.isOnTop ? box.frame.y - button.maxY == 13 : abs(button.y - box.frame.maxY - 13) < 0.001)
  }

  @Test func anAlertStandsInTheMiddle() throws {
    let tree = try Self.layout(.macOS, kind: .window, host: #", "background": "red""#)
    let alert = try #require(Self.frames(.confirmation, in: tree).first)
    let window = try #require(Self.frames(.window, in: tree).first)
    #expect(alert.width == 260)
    #expect(abs(alert.midX - window.midX) < 0.001 && abs(alert.midY - window.midY) < 0.001)
    // Side by side, with Cancel first.
    let actions = HostTests.boxes(.action, in: tree)
    #expect(actions.map(\.box.path.description).map { $0.hasSuffix("confirmation") } == [true, false])
    #expect(actions.first?.frame.y == actions.last?.frame.y)
    let stacked = try Self.layout(
      .macOS, kind: .window, question: Self.question(actions: ["Delete all of what is on this disk"]))
    let rows = Self.frames(.action, in: stacked)
    #expect(rows.count == 2 && rows[0].maxY < rows[1].y)
  }

  @Test(arguments: HostTests.Case.platforms) func aQuestionIsNeverHigherThanItsScreen(platform: Platform) throws {
    let long = Self.question(
      title: String(repeating: "Really all? ", count: 16), message: String(repeating: "It goes on. ", count: 200),
      actions: [String(repeating: "Delete all ", count: 18), "Keep"])
    for textSize in [TextSize.large, .accessibility5] {
      let tree = try Self.layout(platform, host: #", "size": [390, 640]"#, question: long, textSize: textSize)
      let picture = Rect(origin: .zero, size: tree.size)
      for frame in Self.frames(.confirmation, in: tree) { #expect(picture.contains(frame), "\(frame) \(tree.size)") }
      #expect(!Self.frames(.viewport, in: tree).isEmpty)
      let titles = tree.listing.filter {
        $0.box.role == .title && $0.parent.map { tree.listing[$0].box.role } == .action
      }
      for title in titles {
        let action = try #require(title.parent.map { tree.listing[$0] })
        #expect(action.frame.contains(title.frame), "\(title.frame) \(action.frame)")
      }
    }
  }

  @Test(arguments: [
    (Platform.iOS, "ios-18", 0), (.iOS, "ios-26", 1), (.iPadOS, "ipados-18", 1), (.macOS, "macos-26", 0),
    (.visionOS, "visionos", 0),
  ])
  func aloneItHasItsButtonOnlyWhereItPointsAtIt(platform: Platform, theme: String, buttons: Int) throws {
    var options = RenderOptions()
    options.settings.platform = platform
    options.theme = ThemeReference(theme)
    let tree = try Renderer().layOut(
      Source("{\(Self.question())}"), options: options, shaper: FixedAdvanceShaper())
    #expect(Self.frames(.button, in: tree).count == buttons)
    #expect(!Self.frames(.confirmation, in: tree).isEmpty)
  }

  @Test(arguments: [
    ("en-GB", "Cancel"), ("de", "Abbrechen"), ("pt-BR", "Cancelar"), ("zh-Hant-TW", "取消"), ("zh-Hans", "取消"),
    ("ja", "キャンセル"), ("nb", "Avbryt"), ("ar", "إلغاء"), ("el-GR", "Ακύρωση"), ("tlh", "Cancel"),
  ])
  func cancelIsInTheLanguageOfTheDocument(locale: String, word: String) throws {
    let tree = try Self.layout(.iOS, theme: "ios-18", question: #""locale": "\#(locale)", "# + Self.question())
    let words = tree.listing.compactMap { entry -> String? in
      guard case .text(let text) = entry.box.look else { return nil }
      return text.lines.map(\.text).joined()
    }
    #expect(words.contains(word), "\(words)")
  }
}
