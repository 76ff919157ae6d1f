/// What becomes of the order of the items where a menu opens upwards.
public enum MenuOrder: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// The order stays as it is written.
  case fixed
  /// The first item is nearest to where the menu opened.
  case priority
}
