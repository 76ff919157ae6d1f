/// Which parts of a label are shown.
public enum LabelStyle: String, CaseIterable, Hashable, Sendable {
  /// As the platform does it.
  case automatic
  /// Both.
  case titleAndIcon
  /// The title without its symbol.
  case titleOnly
  /// The symbol without its title.
  case iconOnly
}
