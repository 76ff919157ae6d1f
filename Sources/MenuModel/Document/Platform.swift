/// The systems whose menus are drawn.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Mac.
  case macOS
  /// Apple Vision.
  case visionOS
}
