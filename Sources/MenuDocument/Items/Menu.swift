public import PositionedJSON

/// A list of items that opens.
public struct Menu: Hashable, Sendable {
  /// The heading; in a menu bar the word in the bar.
  public var title: String?
  /// How the first items are arranged.
  public var layout = MenuLayoutStyle.large
  /// What becomes of the order where the menu opens upwards.
  public var order = MenuOrder.automatic
  /// Which parts of their labels the items show.
  public var labelStyle = LabelStyle.automatic
  /// The items.
  public var items: [Item] = []
  /// Whether the items are made while the program runs.
  public var isDynamic = false
  /// How far a long menu is scrolled, in points.
  public var scrollOffset = 0.0
  /// Whether the menu of a menu bar is open.
  public var isOpen = false
  /// Whether the menu of a menu bar is dimmed.
  public var isDisabled = false
  /// The name of a menu of a menu bar, for frames and translations.
  public var id: String?
  /// Where the menu was written.
  public var location = SourceLocation.root

  package init(
    title: String? = nil, layout: MenuLayoutStyle = .large, order: MenuOrder = .automatic,
    labelStyle: LabelStyle = .automatic, items: [Item] = [], isDynamic: Bool = false, scrollOffset: Double = 0.0,
    isOpen: Bool = false, isDisabled: Bool = false, id: String? = nil, location: SourceLocation = .root
  ) {
    self.title = title
    self.layout = layout
    self.order = order
    self.labelStyle = labelStyle
    self.items = items
    self.isDynamic = isDynamic
    self.scrollOffset = scrollOffset
    self.isOpen = isOpen
    self.isDisabled = isDisabled
    self.id = id
    self.location = location
  }
}

/// How the first items of a menu are arranged.
public enum MenuLayoutStyle: String, CaseIterable, Hashable, Sendable {
  /// All items are rows.
  case large
  /// The first three are cells with a symbol above a short label.
  case medium
  /// The first four are cells with a symbol.
  case small
}

/// What becomes of the order of the items where a menu opens upwards.
public enum MenuOrder: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// The order stays as it is written.
  case fixed
  /// The first item is nearest to where the menu opened.
  case priority
}
