public import MenuModel

extension KeyboardShortcut {
  /// The keys as documents write them, as in `cmd+shift+d`.
  public var documentText: String {
    let names: [(KeyboardModifiers, String)] = [
      (.command, "cmd"), (.option, "opt"), (.control, "ctrl"), (.shift, "shift"), (.function, "fn"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.documentText]).joined(separator: "+")
  }
}

extension KeyboardModifiers {
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
