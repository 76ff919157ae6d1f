public import MockupScene

/// One style of text in a theme.
public struct ThemeTextStyle: Hashable, Sendable {
  /// The category of text that gives size and leading.
  public var category = ""
  /// How heavy the letters are.
  public var weight = FontWeight.regular
}
