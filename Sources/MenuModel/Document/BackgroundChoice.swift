/// What is behind a picture.
public enum BackgroundChoice: Hashable, Sendable {
  /// Nothing.
  case transparent
  /// What the theme has there.
  case theme
  /// A color.
  case color(Located<ColorReference>)
}
