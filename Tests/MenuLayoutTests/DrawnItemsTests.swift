import MenuDescriptions
import MenuDocument
import MenuLayout
import MockupScene
import TestSupport
import Testing

import MenuMockup
import MockupFiles
import MockupSets

/// Image, alt text, and legend contain the same items.
@Suite struct DrawnItemsTests {
  /// Items of which one is hidden or in a closed container (`H`), and one is drawn (`V`).
  static let hidden: [(kind: String, items: String)] = [
    ("menu", #"[{"title": "H", "isHidden": true, "callout": 1}, "V"]"#),
    ("section", #"[{"type": "section", "items": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]"#),
    ("hidden section", #"[{"type": "section", "isHidden": true, "items": [{"title": "H", "callout": 1}]}, "V"]"#),
    ("control group", #"[{"type": "controlGroup", "items": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]"#),
    (
      "rows of a control group",
      #"""
      [{"type": "controlGroup", "items": [
        {"type": "picker", "isHidden": true, "options": [{"title": "H", "callout": 1}]}, "V"]}]
      """#
    ),
    (
      "submenu",
      #"[{"type": "menu", "title": "M", "isOpen": true, "items": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]"#
    ),
    ("closed submenu", #"[{"type": "menu", "title": "M", "items": [{"title": "H", "callout": 1}]}, "V"]"#),
    ("picker", #"[{"type": "picker", "options": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]"#),
    (
      "palette",
      #"[{"type": "picker", "style": "palette", "options": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]"#
    ),
    (
      "open picker",
      #"""
      [{"type": "picker", "style": "menu", "title": "P", "isOpen": true,
        "options": [{"title": "H", "isHidden": true, "callout": 1}, "V"]}]
      """#
    ),
    (
      "closed picker",
      #"[{"type": "picker", "style": "menu", "title": "P", "options": [{"title": "H", "callout": 1}]}, "V"]"#
    ),
  ]

  @Test(arguments: hidden) func whatIsHiddenIsNowhere(kind: String, items: String) throws {
    let text = #"{"menu": {"items": \#(items)}}"#
    let tree = try Renderer().layOut(Source(text), options: RenderOptions(), shaper: FixedAdvanceShaper())
    let drawn = tree.listing.compactMap { entry -> String? in
      guard case .text(let text) = entry.box.look else { return nil }
      return text.lines.map(\.text).joined(separator: " ")
    }
    #expect(drawn.contains("V"), "\(drawn)")
    #expect(!drawn.contains("H"), "\(drawn)")
    #expect(!tree.listing.contains { $0.box.role == .callout })
    let document = try #require(DocumentReader.read(Array(text.utf8), file: "test.json").document)
    let words = document.altText.split { !$0.isLetter }
    #expect(words.contains("V") && !words.contains("H"), "\(document.altText)")
    #expect(Legend(document).entries.isEmpty)
  }

  /// The member that changes an item with a symbol, and the platform that draws it; `nil` for what is not drawn.
  private static func drawn(_ attribute: ItemAttribute) -> (member: String, platform: String)? {
    switch attribute {
    case .subtitle: (#""subtitle": "B""#, "iOS")
    case .systemImage: (#""systemImage": "star""#, "iOS")
    case .imageScale: (#""imageScale": "large""#, "iOS")
    case .symbolWeight: (#""symbolWeight": "bold""#, "iOS")
    case .imageVisibility: (#""imageVisibility": "hidden""#, "iOS")
    case .tint: (#""tint": "red""#, "iOS")
    case .badge: (#""badge": "3""#, "macOS")
    case .isDisabled: (#""isDisabled": true"#, "iOS")
    case .isHighlighted: (#""isHighlighted": true"#, "iOS")
    case .pointer: (#""pointer": "finger""#, "iOS")
    case .keyboardShortcut: (#""keyboardShortcut": "cmd+d""#, "macOS")
    case .labelStyle: (#""labelStyle": "titleOnly""#, "iOS")
    case .indentationLevel: (#""indentationLevel": 2"#, "macOS")
    case .isHidden: (#""isHidden": true"#, "iOS")
    case .callout: (#""callout": 1"#, "iOS")
    // An image is a file, which goldens have.
    case .image, .imageRendering, .dismissBehavior, .help, .accessibilityLabel, .condition, .lint: nil
    }
  }

  @Test(arguments: ItemAttribute.allCases) func theKeysOfItemsAreDrawn(attribute: ItemAttribute) throws {
    guard let (member, platform) = Self.drawn(attribute) else { return }
    func layout(_ members: String) throws -> LayoutTree {
      let text = #"{"platform": "\#(platform)", "menu": {"items": [{"title": "A"\#(members)}, "C"]}}"#
      return try Renderer().layOut(Source(text), options: RenderOptions(), shaper: FixedAdvanceShaper())
    }
    let symbol = attribute == .systemImage ? "" : #", "systemImage": "trash""#
    #expect(try layout(symbol) != layout("\(symbol), \(member)"))
  }
}
