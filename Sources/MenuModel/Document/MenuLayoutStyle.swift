/// How the first items of a menu are arranged.
public enum MenuLayoutStyle: String, CaseIterable, Hashable, Sendable {
  /// All items are rows.
  case large
  /// The first three are cells with a symbol above a short label.
  case medium
  /// The first four are cells with a symbol.
  case small
}
