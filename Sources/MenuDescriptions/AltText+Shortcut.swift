public import MenuDocument

extension KeyboardShortcut {
  /// The shortcut in English words, such as `Shift-Command-D`.
  public var spoken: String { spoken(in: .english) }

  func spoken(in language: AltTextLanguage) -> String {
    (modifiers.names(in: language) + [key.name(in: language)]).joined(separator: language.marks[.shortcut].text)
  }
}

extension KeyboardModifiers {
  /// The English names, in drawing order.
  public var names: [String] { names(in: .english) }

  func names(in language: AltTextLanguage) -> [String] {
    let names: [(KeyboardModifiers, AltTextLanguage.Modifier)] = [
      (.function, .function), (.control, .control), (.option, .option), (.shift, .shift), (.command, .command),
    ]
    return names.filter { contains($0.0) }.map { language.modifiers[$0.1].text }
  }
}

extension KeyboardKey {
  /// The English name of the key.
  public var name: String { name(in: .english) }

  func name(in language: AltTextLanguage) -> String {
    let words = language.keys
    switch self {
    case .character("+"): return words[.plus].text
    case .character("-"): return words[.minus].text
    case .character(","): return words[.comma].text
    case .character("."): return words[.period].text
    case .character("/"): return words[.slash].text
    case .character(let character): return character.uppercased()
    case .special(let key): return words[key.phrase].text
    case .function(let number): return "F\(number)"
    }
  }
}

extension SpecialKey {
  fileprivate var phrase: AltTextLanguage.Key {
    switch self {
    case .return: .return
    case .enter: .enter
    case .tab: .tab
    case .space: .space
    case .escape: .escape
    case .delete: .delete
    case .forwardDelete: .forwardDelete
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}
