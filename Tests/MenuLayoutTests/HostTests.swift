import MenuDocument
import MenuLayout
import MockupScene
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Screens and windows around a control, and the targets of context menus.
@Suite struct HostTests {
  /// A platform and a presentation with surroundings.
  struct Case: CustomTestStringConvertible, Sendable {
    var platform: Platform
    var kind: Host.Kind

    var testDescription: String { "\(kind.rawValue) on \(platform.rawValue)" }

    static let platforms: [Platform] = [.iOS, .iPadOS, .macOS, .visionOS]
    static let all = platforms.flatMap { platform in
      Host.Kind.allCases.map { Case(platform: platform, kind: $0) }
    }
  }

  private static let longTitle = String(repeating: "A title that goes on. ", count: 9)

  /// Lays out a document; `host` and `rest` are members of JSON objects.
  static func layout(
    _ test: Case, host: String = "", rest: String, textSize: TextSize = .large, theme: String? = nil,
    direction: LayoutDirection = .leftToRight, renderer: Renderer = Renderer()
  ) throws -> LayoutTree {
    var options = RenderOptions()
    options.settings.platform = test.platform
    options.settings.textSize = textSize
    options.settings.layoutDirection = direction
    options.settings.theme = theme.map { ThemeReference($0) }
    let text = #"{"host": {"kind": "\#(test.kind.rawValue)", "crop": "screen" \#(host)}, \#(rest)}"#
    return try renderer.layOut(Source(text), options: options, shaper: FixedAdvanceShaper())
  }

  static let popUp = """
    "presentation": "popUpButton", "button": {"label": "Repeat", "style": "bordered"},
    "menu": {"items": [{"type": "picker", "selection": "Weekly", "options": ["Never", "Daily", "Weekly"]}]}
    """
  static let context = """
    "presentation": "contextMenu", "preview": {"kind": "navigationBar", "title": "Plan", "size": [300, 400]},
    "menu": {"items": ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"]}
    """

  static func boxes(_ role: LayoutRole, in tree: LayoutTree) -> [LayoutTree.ListedBox] {
    tree.listing.filter { $0.box.role == role }
  }

  @Test(arguments: Case.all) func everySizeHasAPlan(test: Case) throws {
    let renderer = Renderer()
    for (width, height) in [(100, 100), (100, 900), (393, 852), (2000, 120), (3000, 3000)] {
      let host = #", "title": "\#(Self.longTitle)", "size": [\#(width), \#(height)]"#
      for (rest, textSize) in [(Self.popUp, TextSize.accessibility5), (Self.context, .large)] {
        let tree = try Self.layout(test, host: host, rest: rest, textSize: textSize, renderer: renderer)
        let picture = Rect(origin: .zero, size: tree.size)
        var wrong: [LayoutTree.ListedBox] = []
        for entry in tree.listing {
          let frame = entry.frame
          let isFinite = [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite }
          let isInside = entry.parent != nil || picture.contains(frame)
          if !isFinite || frame.width < 0 || frame.height < 0 || !isInside { wrong.append(entry) }
        }
        #expect(wrong.isEmpty, "\(width) x \(height)")
      }
    }
  }

  @Test(arguments: Case.all) func partsStayInTheirSurroundings(test: Case) throws {
    let parts: Set<LayoutRole> = [.bar, .hostPart, .placeholder, .field, .separator, .title]
    let tree = try Self.layout(test, host: #", "title": "\#(Self.longTitle)""#, rest: Self.popUp)
    let listing = tree.listing
    for entry in listing where parts.contains(entry.box.role) {
      guard let parent = entry.parent, listing[parent].box.role != .button else { continue }
      // The grid of a symbol is larger than its drawing.
      if case .symbol = entry.box.look { continue }
      #expect(listing[parent].frame.contains(entry.frame), "\(entry.box.role) \(entry.frame)")
    }
  }

  @Test(arguments: Case.all) func rightToLeftIsTheMirrorImage(test: Case) throws {
    for rest in [Self.popUp, Self.context] {
      let left = try Self.layout(test, host: #", "title": "Plan""#, rest: rest)
      let right = try Self.layout(test, host: #", "title": "Plan""#, rest: rest, direction: .rightToLeft)
      #expect(left.size == right.size && left.listing.count == right.listing.count)
      for (plain, mirrored) in zip(left.listing, right.listing) {
        let expected = plain.frame.mirrored(in: left.size.width)
        #expect(abs(expected.x - mirrored.frame.x) < 1e-6, "\(plain.box.role) \(plain.frame) \(mirrored.frame)")
        #expect(expected.y == mirrored.frame.y && plain.box.role == mirrored.box.role)
      }
    }
  }

  @Test(arguments: Case.platforms) func aBarHoldsItsControl(platform: Platform) throws {
    for kind in [Host.Kind.navigationBar, .toolbar] {
      let tree = try Self.layout(Case(platform: platform, kind: kind), host: #", "title": "Plan""#, rest: Self.popUp)
      let button = try #require(Self.boxes(.button, in: tree).first).frame
      let bar = Self.boxes(.bar, in: tree).map(\.frame).first { $0.contains(button) }
      let room = try #require(bar, "\(kind) \(button)")
      #expect(button.midX > room.midX)
    }
  }

  @Test(arguments: Case.platforms) func aFormHasTheLabelInTheRow(platform: Platform) throws {
    let tree = try Self.layout(Case(platform: platform, kind: .form), rest: Self.popUp)
    let labels = Self.boxes(.buttonLabel, in: tree)
    #expect(labels.count == 1)
    let label = try #require(labels.first)
    let button = try #require(Self.boxes(.button, in: tree).first).frame
    let row = try #require(label.parent.map { tree.listing[$0] })
    #expect(row.box.role == .field && row.frame.contains(button))
    #expect(label.frame.maxX < button.x && abs(label.frame.midY - button.midY) < 0.01)
  }

  @Test func aLabelWithoutRoomHasALineOfItsOwn() throws {
    let tree = try Self.layout(Case(platform: .iOS, kind: .form), rest: Self.popUp, textSize: .accessibility5)
    let label = try #require(Self.boxes(.buttonLabel, in: tree).first).frame
    let button = try #require(Self.boxes(.button, in: tree).first).frame
    #expect(label.maxY <= button.y)
  }

  @Test func aWindowHasThreeButtons() throws {
    let tree = try Self.layout(Case(platform: .macOS, kind: .window), host: #", "title": "Plan""#, rest: Self.popUp)
    let window = try #require(Self.boxes(.window, in: tree).first).frame
    #expect(window.size == Size(width: 900, height: 600))
    let colors = ["#FF5F57", "#FEBC2E", "#28C840"]
    let buttons = tree.listing.filter { entry in
      guard case .fill(let color, _, _) = entry.box.look else { return false }
      return entry.box.role == .hostPart && colors.contains(color.hexadecimal)
    }.map(\.frame)
    #expect(buttons.map(\.width) == [12, 12, 12] && buttons.map(\.height) == [12, 12, 12])
    for (one, next) in zip(buttons, buttons.dropFirst()) { #expect(next.x - one.maxX == 8) }
  }

  @Test(arguments: Case.platforms) func onlyADocumentHasSomethingBehindAWindow(platform: Platform) throws {
    let plain = try Self.layout(Case(platform: platform, kind: .window), rest: Self.popUp)
    let painted = try Self.layout(
      Case(platform: platform, kind: .window), host: #", "background": "red""#, rest: Self.popUp)
    let isWindow = platform == .macOS || platform == .visionOS
    #expect(Self.boxes(.imageBackground, in: plain).isEmpty == isWindow)
    #expect(Self.boxes(.imageBackground, in: painted).first?.frame == Rect(origin: .zero, size: painted.size))
  }

  @Test(arguments: [Platform.iOS, .iPadOS], Host.Kind.allCases)
  func previewAndMenuShareTheScreen(platform: Platform, kind: Host.Kind) throws {
    let tree = try Self.layout(Case(platform: platform, kind: kind), host: #", "size": [400, 700]"#, rest: Self.context)
    let preview = try #require(Self.boxes(.preview, in: tree).first).frame
    let menu = try #require(Self.boxes(.menu, in: tree).first).frame
    #expect(preview.maxY < menu.y && menu.maxY <= tree.size.height - 8)
    #expect(abs(preview.midX - 200) < 0.01)
    // The preview keeps its aspect ratio of 3:4.
    #expect(abs(preview.width / preview.height - 0.75) < 0.001 && preview.height < 400)
    #expect(Self.boxes(.viewport, in: tree).isEmpty)
    #expect(Self.boxes(.backdrop, in: tree).count == 1)
  }

  @Test func aPointerOpensTheMenuOnMacOS() throws {
    let tree = try Self.layout(Case(platform: .macOS, kind: .window), rest: Self.context)
    let preview = try #require(Self.boxes(.preview, in: tree).first).frame
    let menu = try #require(Self.boxes(.menu, in: tree).first).frame
    #expect(preview.contains(Rect(origin: menu.origin, size: .zero)))
    #expect(Self.boxes(.backdrop, in: tree).isEmpty)
  }
}
