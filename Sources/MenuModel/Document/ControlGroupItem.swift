/// Items side by side.
public struct ControlGroupItem: Hashable, Sendable {
  /// The heading.
  public var title: String?
  /// The items.
  public var items: [Item] = []
  /// How large the cells are.
  public var elementSize = ElementSize.medium
}
