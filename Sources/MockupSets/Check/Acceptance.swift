/// Which pictures become the new goldens.
public enum Acceptance: Sendable {
  /// None.
  case nothing
  /// All that are different or missing.
  case all
  /// Those of a list.
  case chosen(AcceptList)
}
