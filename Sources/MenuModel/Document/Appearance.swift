/// Whether a picture shows the light or the dark look.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
