/// A menu in a menu.
public struct SubmenuItem: Hashable, Sendable {
  /// What stands in the row.
  public var title = ""
  /// The items of the submenu.
  public var items: [Item] = []
  /// Whether it is open.
  public var isOpen = false
  /// How its first items are arranged.
  public var layout = MenuLayoutStyle.large
  /// What becomes of the order where it opens upwards.
  public var order = MenuOrder.automatic
  /// Whether the items are made while the program runs.
  public var isDynamic = false
  /// Whether the row is an action too.
  public var primaryAction = false
}
