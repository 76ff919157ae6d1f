/// What an item becomes while modifier keys are held.
public struct Alternate: Hashable, Sendable {
  /// The keys that must be held.
  public var modifiers = KeyboardModifiers()
  /// The other title; `nil` leaves the item's own.
  public var title: String?
  /// The other symbol; `nil` leaves the item's own.
  public var systemImage: Located<String>?
  /// The other shortcut; `nil` leaves the item's own.
  public var keyboardShortcut: KeyboardShortcut?
  /// Whether it is dimmed; `nil` leaves that as it is.
  public var isDisabled: Bool?
  /// Where it was written.
  public var location = SourceLocation.root
}
