/// Whether the setting "Increase Contrast" is off or on.
public enum Contrast: String, CaseIterable, Hashable, Sendable {
  /// The usual colors.
  case standard
  /// Colors that stand out more.
  case increased
}
