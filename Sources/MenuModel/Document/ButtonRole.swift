/// What a button is for, as far as its look depends on it.
public enum ButtonRole: String, CaseIterable, Hashable, Sendable {
  /// Nothing special.
  case plain = "none"
  /// It deletes something.
  case destructive
  /// It leaves everything as it was.
  case cancel
}
