/// Whether a menu closes when an item is chosen.
public enum DismissBehavior: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// The menu closes.
  case enabled
  /// The menu stays open.
  case disabled
}
