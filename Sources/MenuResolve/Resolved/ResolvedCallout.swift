public import PositionedJSON

/// A mark beside an item that a legend explains.
public struct ResolvedCallout: Hashable, Sendable {
  /// The item that it points at, as in `menu.items[2]`.
  public var item: DocumentPath
  /// What the mark says.
  public var text: ResolvedText
  /// Whether the mark is a number, which stands in a circle.
  public var isNumber: Bool
}
