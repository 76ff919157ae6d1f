extension KeyboardShortcut {
  /// The shortcut as Apple's platforms draw it: modifiers in the order Control, Option, Shift, Command, then the key.
  public var glyphs: String { modifiers.glyphs + key.glyph }

  /// The shortcut in words, as in `Shift-Command-D`.
  public var spoken: String { (modifiers.names + [key.name]).joined(separator: "-") }
}

extension KeyboardModifiers {
  /// Each modifier with its glyph and name, in the order in which they are drawn.
  private static let drawn: [(modifier: KeyboardModifiers, glyph: String, name: String)] = [
    (.function, "fn", "Function"), (.control, "⌃", "Control"), (.option, "⌥", "Option"), (.shift, "⇧", "Shift"),
    (.command, "⌘", "Command"),
  ]

  /// The glyphs, in order.
  public var glyphs: String { Self.drawn.lazy.filter { contains($0.modifier) }.map(\.glyph).joined() }
  /// The names, in order.
  public var names: [String] { Self.drawn.filter { contains($0.modifier) }.map(\.name) }
}

extension KeyboardKey {
  /// How the key is drawn.
  public var glyph: String {
    switch self {
    case .character(let character): character.uppercased()
    case .special(let key): key.drawing.glyph
    case .function(let number): "F\(number)"
    }
  }

  /// What the key is called.
  public var name: String {
    switch self {
    case .character("+"): "Plus"
    case .character("-"): "Minus"
    case .character(","): "Comma"
    case .character("."): "Period"
    case .character("/"): "Slash"
    case .character(let character): character.uppercased()
    case .special(let key): key.drawing.name
    case .function(let number): "F\(number)"
    }
  }
}

extension SpecialKey {
  /// The key's glyph and name.
  fileprivate var drawing: (glyph: String, name: String) {
    switch self {
    case .return: ("↩", "Return")
    case .enter: ("⌤", "Enter")
    case .tab: ("⇥", "Tab")
    case .space: ("Space", "Space")
    case .escape: ("⎋", "Escape")
    case .delete: ("⌫", "Delete")
    case .forwardDelete: ("⌦", "Forward Delete")
    case .up: ("↑", "Up Arrow")
    case .down: ("↓", "Down Arrow")
    case .left: ("←", "Left Arrow")
    case .right: ("→", "Right Arrow")
    case .home: ("↖", "Home")
    case .end: ("↘", "End")
    case .pageUp: ("⇞", "Page Up")
    case .pageDown: ("⇟", "Page Down")
    }
  }
}
