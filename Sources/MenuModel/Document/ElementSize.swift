/// How large the cells of a control group are.
public enum ElementSize: String, CaseIterable, Hashable, Sendable {
  /// A symbol above a short label.
  case medium
  /// A symbol.
  case small
}
