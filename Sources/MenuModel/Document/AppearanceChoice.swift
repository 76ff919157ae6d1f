/// Which looks a picture has.
public enum AppearanceChoice: String, CaseIterable, Hashable, Sendable {
  /// The light one.
  case light
  /// The dark one.
  case dark
  /// Both: the picture follows the reader's setting (SVG only).
  case auto
}
