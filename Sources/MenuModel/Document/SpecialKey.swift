/// A key that types no visible character.
public enum SpecialKey: String, CaseIterable, Hashable, Sendable {
  /// ↩, the one beside the letters.
  case `return`
  /// ⌤, the one of the number pad.
  case enter
  /// ⇥
  case tab
  /// The long key at the bottom.
  case space
  /// ⎋
  case escape
  /// ⌫, deletes backwards.
  case delete
  /// ⌦, deletes forwards.
  case forwardDelete
  /// ↑
  case up
  /// ↓
  case down
  /// ←
  case left
  /// →
  case right
  /// ↖
  case home
  /// ↘
  case end
  /// ⇞
  case pageUp
  /// ⇟
  case pageDown
}
