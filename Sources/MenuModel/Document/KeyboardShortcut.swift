/// A key and what is held with it.
public struct KeyboardShortcut: Hashable, Sendable {
  /// What is held.
  public var modifiers: KeyboardModifiers
  /// What is pressed.
  public var key: KeyboardKey

  /// A shortcut from its parts.
  public init(modifiers: KeyboardModifiers, key: KeyboardKey) {
    self.modifiers = modifiers
    self.key = key
  }
}
