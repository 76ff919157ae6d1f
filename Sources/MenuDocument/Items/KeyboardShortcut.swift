/// A key and its modifiers.
public struct KeyboardShortcut: Hashable, Sendable {
  public var modifiers: KeyboardModifiers
  public var key: KeyboardKey

  /// Creates a shortcut.
  public init(modifiers: KeyboardModifiers, key: KeyboardKey) {
    self.modifiers = modifiers
    self.key = key
  }
}

/// A set of modifier keys.
public struct KeyboardModifiers: OptionSet, Hashable, Sendable {
  /// One bit per modifier.
  public let rawValue: UInt8

  /// Creates a set from its bits.
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
  /// The key marked fn or with a globe.
  public static let function = KeyboardModifiers(rawValue: 16)

  /// The names used in documents, in the platforms' order.
  var keyNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"), (.function, "fn"),
    ]
    return names.filter { contains($0.0) }.map { $0.1 }
  }
}

/// The key of a keyboard shortcut.
public enum KeyboardKey: Hashable, Sendable {
  /// A key that types a character; letters are uppercase, which does not imply Shift.
  case character(Character)
  case special(SpecialKey)
  /// F1 to F20.
  case function(Int)
}

/// A key that types no visible character.
public enum SpecialKey: String, CaseIterable, Hashable, Sendable {
  /// ↩, next to the letters.
  case `return`
  /// ⌤, on the number pad.
  case enter
  /// ⇥
  case tab
  case space
  /// ⎋
  case escape
  /// ⌫, deletes backward.
  case delete
  /// ⌦, deletes forward.
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

/// The reason why a text is not a keyboard shortcut.
public struct KeyboardShortcutError: Error, Hashable, Sendable {
  /// The problem, as a clause.
  public let message: String
  /// A known name that may have been meant.
  public let suggestion: String?

  package init(message: String, suggestion: String?) {
    self.message = message
    self.suggestion = suggestion
  }
}
