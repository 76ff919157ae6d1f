/// The key of a keyboard shortcut.
public enum KeyboardKey: Hashable, Sendable {
  /// A key that types a character; letters are capitals, which says nothing about Shift.
  case character(Character)
  /// A key with a name.
  case special(SpecialKey)
  /// One of the keys F1 to F20.
  case function(Int)
}
