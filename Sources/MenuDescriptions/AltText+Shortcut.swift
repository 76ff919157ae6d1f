public import MenuDocument

extension KeyboardShortcut {
  /// The shortcut in English words, such as `Shift-Command-D`.
  public var spoken: String { spoken(in: .english) }

  func spoken(in language: AltTextLanguage) -> String {
    (modifiers.names(in: language) + [key.name(in: language)]).joined(separator: language.marks.shortcut.text)
  }
}

extension KeyboardModifiers {
  /// The English names, in drawing order.
  public var names: [String] { names(in: .english) }

  func names(in language: AltTextLanguage) -> [String] {
    let words = language.modifiers
    let names: [(KeyboardModifiers, AltPhrase)] = [
      (.function, words.function), (.control, words.control), (.option, words.option), (.shift, words.shift),
      (.command, words.command),
    ]
    return names.filter { contains($0.0) }.map(\.1.text)
  }
}

extension KeyboardKey {
  /// The English name of the key.
  public var name: String { name(in: .english) }

  func name(in language: AltTextLanguage) -> String {
    let words = language.keys
    switch self {
    case .character("+"): return words.plus.text
    case .character("-"): return words.minus.text
    case .character(","): return words.comma.text
    case .character("."): return words.period.text
    case .character("/"): return words.slash.text
    case .character(let character): return character.uppercased()
    case .special(let key): return key.name(in: words).text
    case .function(let number): return "F\(number)"
    }
  }
}

extension SpecialKey {
  fileprivate func name(in words: AltTextLanguage.Keys) -> AltPhrase {
    switch self {
    case .return: words.return
    case .enter: words.enter
    case .tab: words.tab
    case .space: words.space
    case .escape: words.escape
    case .delete: words.delete
    case .forwardDelete: words.forwardDelete
    case .up: words.up
    case .down: words.down
    case .left: words.left
    case .right: words.right
    case .home: words.home
    case .end: words.end
    case .pageUp: words.pageUp
    case .pageDown: words.pageDown
    }
  }
}
