/// In which direction lines are read.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew.
  case rightToLeft
}
