/// What is behind everything.
public enum Background: Hashable, Sendable {
  /// One color.
  case color(Located<ColorReference>)
  /// Colors that flow into each other, evenly spaced; 0 degrees is upwards, 90 to the right.
  case gradient([Located<ColorReference>], degrees: Double)
  /// A picture's file, relative to the document's folder.
  case image(Located<String>)
}
