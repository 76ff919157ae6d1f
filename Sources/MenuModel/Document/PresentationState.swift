/// The moment that the picture shows.
public enum PresentationState: String, CaseIterable, Hashable, Sendable {
  /// The menu is open.
  case open
  /// The button alone.
  case closed
  /// An item was chosen and asks for confirmation.
  case confirming
}
