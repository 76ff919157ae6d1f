/// Items that belong together.
public struct SectionItem: Hashable, Sendable {
  /// The heading.
  public var title: String?
  /// The items.
  public var items: [Item] = []
  /// Explanatory text under the items.
  public var footer: String?
  /// How the first items are arranged.
  public var layout = MenuLayoutStyle.large
  /// Whether the items are made while the program runs.
  public var isDynamic = false
}
