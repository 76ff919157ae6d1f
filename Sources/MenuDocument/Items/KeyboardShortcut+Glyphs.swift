extension KeyboardShortcut {
  /// The shortcut as Apple's platforms draw it: Control, Option, Shift, Command, then the key.
  public var glyphs: String { modifiers.glyphs + key.glyph }
}

extension KeyboardModifiers {
  /// The glyphs in drawing order.
  private static let drawn: [(modifier: KeyboardModifiers, glyph: String)] = [
    (.function, "fn"), (.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘"),
  ]

  /// The glyphs in drawing order.
  public var glyphs: String { Self.drawn.lazy.filter { contains($0.modifier) }.map { $0.glyph }.joined() }
}

extension KeyboardKey {
  /// The key as drawn.
  public var glyph: String {
    switch self {
    case .character(let character):
      // A key shows one letter: ß has no single capital.
      character.uppercased().count == 1 ? character.uppercased() : String(character)
    case .special(let key): key.glyph
    case .function(let number): "F\(number)"
    }
  }
}

extension SpecialKey {
  fileprivate var glyph: String {
    switch self {
    case .return: "↩"
    case .enter: "⌤"
    case .tab: "⇥"
    case .space: "Space"
    case .escape: "⎋"
    case .delete: "⌫"
    case .forwardDelete: "⌦"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "↖"
    case .end: "↘"
    case .pageUp: "⇞"
    case .pageDown: "⇟"
    }
  }
}
