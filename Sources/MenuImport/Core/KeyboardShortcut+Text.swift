public import MenuDocument

extension KeyboardShortcut {
  /// The keys as documents write them, as in `cmd+shift+d`.
  public var documentText: String {
    (modifiers.documentWords + [key.documentText]).joined(separator: "+")
  }
}

extension KeyboardModifiers {
  /// The keys as shortcuts have them in documents, in the order in which they are written.
  public var documentWords: [String] {
    let words: [(KeyboardModifiers, String)] = [
      (.command, "cmd"), (.option, "opt"), (.control, "ctrl"), (.shift, "shift"), (.function, "fn"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }

  /// The names of the keys as lists of modifiers have them in documents.
  public var documentNames: [String] {
    let names: [(KeyboardModifiers, String)] = [
      (.command, "command"), (.option, "option"), (.control, "control"), (.shift, "shift"), (.function, "fn"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension KeyboardKey {
  /// The key as documents write it behind its modifiers.
  public var documentText: String {
    switch self {
    case .character("+"): "plus"
    case .character(let character): character.lowercased()
    case .special(let key): key.rawValue
    case .function(let number): "f\(number)"
    }
  }
}
