public import MockupScene

/// A search field in a menu.
public struct ResolvedSearchField: Hashable, Sendable {
  /// The symbol before the text.
  public var symbol: ResolvedGraphic?
  /// The text of the empty field.
  public var text: ResolvedText
  /// The color of the field.
  public var fill: Color
}

/// A placeholder for a custom view in a menu.
public struct ResolvedView: Hashable, Sendable {
  /// The height, in points.
  public var height: Double
  /// The color of the outline.
  public var line: Color
  /// The description of the view.
  public var caption: ResolvedText?
}
