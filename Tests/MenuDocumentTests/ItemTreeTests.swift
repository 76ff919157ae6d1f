import TestSupport
import Testing

import MenuDescriptions
import MenuDocument

/// The traversal of items.
@Suite struct ItemTreeTests {
  private static let menu = """
    [
      "a", { "title": "b", "isHidden": true },
      { "type": "section", "title": "c", "items": ["d", { "title": "e", "isHidden": true }] },
      { "type": "section", "title": "f", "isHidden": true, "items": ["g"] },
      { "type": "menu", "title": "h", "items": ["i"] },
      { "type": "menu", "title": "j", "isOpen": true, "items": [{ "type": "controlGroup", "title": "k", "items": ["l"] }] },
      { "type": "picker", "title": "m", "options": ["n", "---", { "title": "o", "isHidden": true }] },
      { "type": "picker", "title": "p", "style": "menu", "options": ["q"] },
      { "type": "picker", "title": "r", "style": "menu", "isOpen": true, "options": ["s"], "isHidden": true },
      "t"
    ]
    """

  private func titles(_ scope: MenuElements.Scope) throws -> String {
    let document = try readDocument(#"{"menu": {"items": \#(Self.menu)}}"#)
    return MenuElements(document.menu?.items ?? [], scope).map { element in
      switch element {
      case .item(let item): item.title ?? "-"
      case .option(let option): option.title
      }
    }.joined()
  }

  @Test func aWalkGoesAsFarAsItsScope() throws {
    #expect(try titles(.written) == "abcdefghijklmnopqrst")
    #expect(try titles(.visible) == "acdhijklmnpqt")
    #expect(try titles(.drawn) == "acdhjklmnpt")
  }

  /// The required members of each type of item.
  private static func members(of type: ItemType) -> String {
    switch type {
    case .button, .toggle, .stepper: #", "title": "a""#
    case .menu: #", "title": "a", "items": []"#
    case .section, .controlGroup: #", "items": []"#
    case .picker: #", "options": []"#
    case .text: #", "text": "a""#
    case .slider, .divider, .loading, .search, .view: ""
    }
  }

  @Test(arguments: ItemType.allCases) func eachTypeIsReadAsItself(type: ItemType) throws {
    let item = #"{"type": "\#(type.rawValue)"\#(Self.members(of: type))}"#
    let document = try readDocument(#"{"menu": {"items": [\#(item)]}}"#)
    #expect(document.menu?.items.first?.type == type)
    #expect(document.menu?.items.first?.kindName(in: .english).isEmpty == false)
  }

  @Test func changingChildrenReachesAllOfThem() throws {
    var items = try #require(try readDocument(#"{"menu": {"items": \#(Self.menu)}}"#).menu).items
    func mark(_ item: inout Item) {
      item.attributes.badge = "x"
      item.changeChildren(items: { mark(&$0) }, options: { $0.attributes.badge = "x" })
    }
    for index in items.indices { mark(&items[index]) }
    #expect(MenuElements(items, .written).allSatisfy { $0.attributes.badge == "x" })
  }
}
