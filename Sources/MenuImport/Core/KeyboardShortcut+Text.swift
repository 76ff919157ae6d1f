package import MenuDocument

extension KeyboardShortcut {
  /// The shortcut in document syntax, such as `cmd+shift+d`.
  package var documentText: String {
    (modifiers.documentWords + [key.documentText]).joined(separator: "+")
  }
}

extension KeyboardModifiers {
  /// The modifiers as words of a shortcut, in canonical order.
  package var documentWords: [String] {
    let words: [(KeyboardModifiers, String)] = [
      (.command, "cmd"), (.option, "opt"), (.control, "ctrl"), (.shift, "shift"), (.function, "fn"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }

  /// The modifiers as names in a document's `modifiers` array.
  package var documentNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.command, "command"), (.option, "option"), (.control, "control"), (.shift, "shift"), (.function, "fn"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension KeyboardKey {
  /// The key in document syntax.
  package var documentText: String {
    switch self {
    case .character("+"): "plus"
    case .character(let character): character.lowercased()
    case .special(let key): key.rawValue
    case .function(let number): "f\(number)"
    }
  }
}
