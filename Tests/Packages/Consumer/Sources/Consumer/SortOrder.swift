/// The sort order of a list.
public enum SortOrder: String, CaseIterable, Sendable {
  /// By name.
  case name = "Name"
  /// By date.
  case date = "Date"
}
