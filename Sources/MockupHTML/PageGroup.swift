/// A group of the image that the page shows, hides, paints, or moves.
package enum PageGroup: Hashable, Sendable {
  package enum Scroller: Hashable, Sendable {
    /// The rows of the menu with this number.
    case menu(Int)
    /// The options of a picker in one row; `from` is the number of the first option.
    case options(from: Int)
  }

  package enum ScrollerPart: Hashable, Sendable {
    case window
    case content
    /// The fade or strip at the top or left edge.
    case start
    /// The fade or strip at the bottom or right edge.
    case end
  }

  case panel(menu: Int)
  /// The rows of a panel, in its shape.
  case panelContent(menu: Int)
  /// The title row of a submenu that covers its menu.
  case header(menu: Int)
  case row(item: Int)
  case stepperButton(item: Int, isFirst: Bool)
  case thumb(item: Int)
  case trackFill(item: Int)
  case scroller(Scroller, ScrollerPart)

  package var id: String {
    switch self {
    case .panel(let menu): "p\(menu)"
    case .panelContent(let menu): "p\(menu)-in"
    case .header(let menu): "h\(menu)"
    case .row(let item): "r\(item)"
    case .stepperButton(let item, let isFirst): "r\(item)" + (isFirst ? "a" : "b")
    case .thumb(let item): "r\(item)t"
    case .trackFill(let item): "r\(item)f"
    case .scroller(let scroller, .window): scroller.id
    case .scroller(let scroller, .content): scroller.id + "-in"
    case .scroller(let scroller, .start): scroller.id + "-start"
    case .scroller(let scroller, .end): scroller.id + "-end"
    }
  }

  /// True for the row of an item, and for a part of a row that has forms.
  package var isRow: Bool {
    switch self {
    case .row, .stepperButton: true
    case .panel, .panelContent, .header, .thumb, .trackFill, .scroller: false
    }
  }
}

extension PageGroup.Scroller {
  var id: String {
    switch self {
    case .menu(let menu): "s-m\(menu)"
    case .options(let first): "s\(first)"
    }
  }
}
