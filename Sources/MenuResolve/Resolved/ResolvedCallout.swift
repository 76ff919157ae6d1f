public import PositionedJSON

/// A mark next to an item, explained in a legend.
public struct ResolvedCallout: Hashable, Sendable {
  /// The path of the item, such as `menu.items[2]`.
  public var item: DocumentPath
  /// The text of the mark.
  public var text: ResolvedText
  /// Whether the mark is a number, drawn in a circle.
  public var isNumber: Bool
}
