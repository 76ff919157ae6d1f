/// Something that is on or off.
public struct ToggleItem: Hashable, Sendable {
  /// On, off, or both.
  public enum State: Hashable, Sendable {
    /// No checkmark.
    case off
    /// A checkmark.
    case on
    /// A dash: on for some of what is selected.
    case mixed
  }

  /// Titles that change with the state, in place of a checkmark.
  public struct Titles: Hashable, Sendable {
    /// The title while the toggle is on.
    public var on = ""
    /// The title while the toggle is off.
    public var off = ""
  }

  /// The title beside the checkmark; at least one of `title` and `titles` is there.
  public var title: String?
  /// The titles of a changeable label.
  public var titles: Titles?
  /// The state.
  public var state = State.off

  /// The title that the state shows.
  public var shownTitle: String {
    guard let titles else { return title ?? "" }
    switch state {
    case .on: return titles.on
    case .off: return titles.off
    case .mixed: return title ?? titles.off
    }
  }
}
