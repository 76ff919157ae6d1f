/// A group of a page's picture that the page shows, hides, paints or moves.
package enum PageGroup: Hashable, Sendable {
  /// What scrolls.
  package enum Scroller: Hashable, Sendable {
    /// The rows of a menu, by its number.
    case menu(Int)
    /// The options of a picker in one row, by the number of the first.
    case options(from: Int)
  }

  /// A part of what scrolls.
  package enum ScrollerPart: Hashable, Sendable {
    case window
    case content
    /// The fade or strip at the upper or left edge.
    case start
    /// The fade or strip at the lower or right edge.
    case end
  }

  /// The panel of a menu.
  case panel(menu: Int)
  /// The title row of a submenu that opens over its menu.
  case header(menu: Int)
  /// The row of an item.
  case row(item: Int)
  /// One of the two buttons of a stepper.
  case stepperButton(item: Int, isFirst: Bool)
  /// The thumb of a slider.
  case thumb(item: Int)
  /// The filled part of a slider's track.
  case trackFill(item: Int)
  case scroller(Scroller, ScrollerPart)

  /// Its `id` in the page.
  package var id: String {
    switch self {
    case .panel(let menu): "p\(menu)"
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

  /// Whether it is a row of an item, or one of several parts of it that are drawn in forms of their own.
  package var isRow: Bool {
    switch self {
    case .row, .stepperButton: true
    case .panel, .header, .thumb, .trackFill, .scroller: false
    }
  }
}

extension PageGroup.Scroller {
  /// Its `id` in the page.
  var id: String {
    switch self {
    case .menu(let menu): "s-m\(menu)"
    case .options(let first): "s\(first)"
    }
  }
}
