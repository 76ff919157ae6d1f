import MenuDocument
import MenuLayout
import MockupScene
import PositionedJSON
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

@Suite struct PlacementTests {
  private static func boxes(_ document: String) throws -> [LayoutTree.ListedBox] {
    try Renderer().layOut(Source(document), options: RenderOptions(), shaper: FixedAdvanceShaper()).listing
  }

  private static func first(_ role: LayoutRole, in boxes: [LayoutTree.ListedBox]) throws -> LayoutTree.ListedBox {
    try #require(boxes.first { $0.box.role == role }, "\(role)")
  }

  @Test(arguments: ["macos-15", "macos-26"], ["regular", "mini", "small", "large", "extraLarge"])
  func theChosenRowOfAPopUpMenuLiesOverTheButtonsTitle(theme: String, size: String) throws {
    for (direction, selection) in [("leftToRight", "Name"), ("leftToRight", "Size"), ("rightToLeft", "Date")] {
      let boxes = try Self.boxes(
        """
        {"platform": "macOS", "theme": "\(theme)", "presentation": "popUpButton", "layoutDirection": "\(direction)",
         "button": {"label": "Sort by:", "controlSize": "\(size)"},
         "menu": {"items": [{"type": "picker", "selection": "\(selection)", "options": ["Name", "Date", "Size"]}]}}
        """)
      let titles = boxes.filter { $0.box.role == .title }.filter {
        if case .text(let text) = $0.box.look { text.lines.first?.text == selection } else { false }
      }
      #expect(titles.count == 2)
      let starts = titles.map { direction == "leftToRight" ? $0.frame.x : $0.frame.maxX }
      let baselines = titles.map { $0.baselines.first ?? .nan }
      #expect(abs(starts[0] - starts[1]) < 1e-9 && abs(baselines[0] - baselines[1]) < 1e-9)
      // The menu covers the button up to its edge.
      let (menu, button) = (try Self.first(.menu, in: boxes).frame, try Self.first(.button, in: boxes).frame)
      #expect(direction == "leftToRight" ? menu.maxX >= button.maxX - 1e-9 : menu.x <= button.x + 1e-9)
    }
  }

  @Test func aPullDownMenuOfTheMacHangsFromItsButton() throws {
    let boxes = try Self.boxes(
      #"{"platform": "macOS", "presentation": "pullDownButton", "button": {"title": "A"}, "menu": {"items": ["B"]}}"#)
    let (menu, button) = (try Self.first(.menu, in: boxes).frame, try Self.first(.button, in: boxes).frame)
    #expect(menu.y == button.maxY && menu.x == button.x)
  }

  /// In a bar at the bottom of a screen, the menu opens upward, with its first item nearest to the button.
  @Test(arguments: [
    ("iOS", "automatic", true), ("iOS", "priority", true), ("iOS", "fixed", false), ("iPadOS", "automatic", true),
  ])
  func aMenuThatOpensUpwardsTurnsItsOrder(platform: String, order: String, isTurned: Bool) throws {
    let boxes = try Self.boxes(
      """
      {"platform": "\(platform)", "presentation": "pullDownButton", "button": {"systemImage": "plus", "style": "toolbar"},
       "host": {"kind": "toolbar", "crop": "screen"}, "menu": {"order": "\(order)", "items": ["A", "B", "---", "C"]}}
      """)
    let rows = boxes.filter { $0.box.role == .row }.map { $0.box.path.description }
    let menu = try Self.first(.menu, in: boxes).frame
    // The button has become the menu, which extends upward from the button's position.
    let button = try Self.first(.button, in: boxes)
    #expect(abs(menu.maxY - button.frame.maxY) < 1e-9)
    #expect(button.box.look == .none && button.box.children.isEmpty)
    let written = (0...3).filter { $0 != 2 }.map { "menu.items[\($0)]" }
    #expect(rows == (isTurned ? written.reversed() : written))
  }

  @Test func aSubmenuGoesToTheOtherSideWhereThereIsNoRoom() throws {
    func frames(width: Int) throws -> [Rect] {
      try Self.boxes(
        """
        {"platform": "macOS", "theme": "macos-15", "host": {"size": [\(width), 400], "crop": "screen"},
         "menu": {"items": [{"type": "menu", "title": "A", "isOpen": true, "items": [
           "B", {"type": "menu", "title": "C", "isOpen": true, "items": ["D"]}]}]}}
        """
      ).filter { $0.box.role == .menu }.map(\.frame)
    }
    let (wide, narrow) = (try frames(width: 400), try frames(width: 380))
    #expect(abs(wide[2].x - (wide[1].maxX - 5.2)) < 1e-9, "it overlaps its parent by 5.2")
    #expect(abs(narrow[2].maxX - (narrow[1].x + 5.2)) < 1e-9, "it is on the other side")
    #expect(wide[1].y == wide[0].y && wide[2].y == wide[1].y + 22, "its first row is level with its parent's")
  }

  @Test func aSingleFrameKeepsItsCaption() throws {
    let document = #"{"menu": {"items": ["A"]}, "frames": [{"caption": "Only", "appearance": "dark"}]}"#
    #expect(try Self.boxes(document).contains { $0.box.role == .caption })
    var options = RenderOptions()
    options.frame = .number(1)
    let alone = try Renderer().layOut(Source(document), options: options, shaper: FixedAdvanceShaper()).listing
    #expect(!alone.contains { $0.box.role == .caption })
  }

  @Test func aLongMenuIsCutAndScrolls() throws {
    let items = (1...60).map { "\"Item \($0)\"" }.joined(separator: ",")
    for (platform, sign) in [("iOS", LayoutRole.viewport), ("macOS", .continuation)] {
      let boxes = try Self.boxes(
        """
        {"platform": "\(platform)", "host": {"size": [500, 400], "crop": "screen"},
         "menu": {"scrollOffset": 300, "items": [\(items)]}}
        """)
      let menu = try Self.first(.menu, in: boxes).frame
      #expect(menu.y >= 0 && menu.maxY <= 400 && boxes.contains { $0.box.role == sign })
      #expect(!boxes.contains { $0.box.path.description == "menu.items[0]" })
      guard sign == .continuation else { continue }
      // Rows are not clipped, and fill the viewport between the continuation strips.
      let rows = boxes.filter { $0.box.role == .row }.map(\.frame)
      let window = try Self.first(.viewport, in: boxes).frame
      #expect(rows.first?.y == window.y && abs((rows.last?.maxY ?? 0) - window.maxY) < 1e-9)
    }
  }
}
