/// What a set of pictures varies.
public enum VariantKey: String, CaseIterable, Hashable, Sendable {
  /// Which conventions apply.
  case platform
  /// The figures and colors to draw with.
  case theme
  /// Light or dark, or both in one picture.
  case appearance
  /// Standard or increased.
  case contrast
  /// The size of text.
  case textSize
  /// The language.
  case locale
  /// In which direction lines are read.
  case layoutDirection
  /// The accent color.
  case tint
  /// The modifier keys that are held down.
  case heldModifiers
  /// The moment that the picture shows.
  case state
  /// One of a document's frames.
  case frame
  /// Pixels a point.
  case scale
  /// The kind of file.
  case format
  /// What is behind everything.
  case background
  /// Room around the picture.
  case padding
}
