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

/// Keys that are held while another one is pressed.
public struct KeyboardModifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// ⌃
  public static let control = KeyboardModifiers(rawValue: 1)
  /// ⌥
  public static let option = KeyboardModifiers(rawValue: 2)
  /// ⇧
  public static let shift = KeyboardModifiers(rawValue: 4)
  /// ⌘
  public static let command = KeyboardModifiers(rawValue: 8)
  /// The key marked fn, or with a globe.
  public static let function = KeyboardModifiers(rawValue: 16)

  /// The names of the keys as documents have them, in the order of the platforms.
  var keyNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"), (.function, "fn"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// The key of a keyboard shortcut.
public enum KeyboardKey: Hashable, Sendable {
  /// A key that types a character; letters are capitals, which says nothing about Shift.
  case character(Character)
  /// A key with a name.
  case special(SpecialKey)
  /// One of the keys F1 to F20.
  case function(Int)
}

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

/// Why a text is no keyboard shortcut.
public struct KeyboardShortcutError: Error, Hashable, Sendable {
  /// What is the matter, in a clause.
  public let message: String
  /// A known name that may have been meant.
  public let suggestion: String?

  package init(message: String, suggestion: String?) {
    self.message = message
    self.suggestion = suggestion
  }
}
