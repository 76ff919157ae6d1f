public import PositionedJSON

public struct Menu: Hashable, Sendable {
  /// The heading; in a menu bar, the title in the bar.
  public var title: String?
  /// The layout of the first items.
  public var layout = MenuLayoutStyle.large
  /// The order of the items if the menu opens upward.
  public var order = MenuOrder.automatic
  /// The visible parts of the items' labels.
  public var labelStyle = LabelStyle.automatic
  /// Whether the items show their symbols and images.
  public var imageVisibility = ImageVisibility.automatic
  public var items: [Item] = []
  /// Whether the items are created at runtime.
  public var isDynamic = false
  /// The scroll offset of a long menu, in points.
  public var scrollOffset = 0.0
  /// Whether a menu of a menu bar is open.
  public var isOpen = false
  /// Whether an edit menu is expanded to a list.
  public var isExpanded = false
  /// Whether a menu of a menu bar is dimmed.
  public var isDisabled = false
  /// The system's menu of a menu bar; `nil` for the app's own.
  public var standard: StandardMenu?
  /// The identifier of a menu of a menu bar, for frames and translations.
  public var id: String?
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

/// The layout of the first items of a menu.
public enum MenuLayoutStyle: String, CaseIterable, Hashable, Sendable {
  /// All items are rows.
  case large
  /// The first three are cells with a symbol above a short label.
  case medium
  /// The first four are cells with a symbol.
  case small
}

extension MenuLayoutStyle: ExplainedValue {
  package var explanation: String {
    switch self {
    case .large: "All items are rows."
    case .medium: "The first three items are cells with a symbol above a short label."
    case .small: "The first four items are cells with a symbol."
    }
  }
}

/// The order of the items if a menu opens upward.
public enum MenuOrder: String, CaseIterable, Hashable, Sendable {
  case automatic
  case fixed
  /// The first item is nearest to the control.
  case priority
}

extension MenuOrder: ExplainedValue {
  package var explanation: String {
    switch self {
    case .automatic: "Platform default."
    case .fixed: "Written order, even if the menu opens upward."
    case .priority: "First item nearest to the button."
    }
  }
}
