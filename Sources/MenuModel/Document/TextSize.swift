/// The sizes of Dynamic Type, from the smallest to the largest.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Two steps below the usual size.
  case small
  /// One step below the usual size.
  case medium
  /// The usual size.
  case large
  /// One step above the usual size.
  case xLarge
  /// Two steps above the usual size.
  case xxLarge
  /// The largest size that needs no accessibility setting.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five that people must ask for in the accessibility settings.
  public var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}
