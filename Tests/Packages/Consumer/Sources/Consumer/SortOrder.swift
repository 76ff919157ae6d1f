/// What a list is sorted by.
public enum SortOrder: String, CaseIterable, Sendable {
  /// By name.
  case name = "Name"
  /// By date.
  case date = "Date"
}
