/// What names of other vocabularies are called in a document.
///
/// The nearest name by its letters is of no help with them: `label` is far from `title`.
enum CommonGuess {
  /// Keys, in small letters, and what they are called here, the likeliest first.
  private static let keys: [String: [String]] = [
    "accelerator": ["keyboardShortcut"], "caption": ["title", "subtitle"], "checked": ["isOn"],
    "children": ["items"], "choices": ["options"], "dark": ["appearance"], "darkmode": ["appearance"],
    "destructive": ["role"], "disabled": ["isDisabled"], "enabled": ["isDisabled"], "entries": ["items"],
    "expanded": ["isOpen"],
    "font": ["typeface"], "fontfamily": ["typeface"], "hidden": ["isHidden"], "highlighted": ["isHighlighted"],
    "hotkey": ["keyboardShortcut"],
    "icon": ["systemImage"], "image name": ["systemImage"], "imagename": ["systemImage"],
    "ischecked": ["isOn"], "isenabled": ["isDisabled"], "isselected": ["isOn"], "items": ["menu"],
    "keyequivalent": ["keyboardShortcut"], "label": ["title", "text"], "name": ["title", "text"], "on": ["isOn"],
    "open": ["isOpen"], "selected": ["selection", "isOn"], "sfsymbol": ["systemImage"],
    "shortcut": ["keyboardShortcut"], "submenu": ["items"], "symbol": ["systemImage"],
    "symbolname": ["systemImage"],
  ]

  /// Values, in small letters, and what they are called here.
  private static let values: [String: String] = [
    "action": "button", "checkbox": "toggle", "group": "section", "item": "button", "radio": "picker",
    "separator": "divider", "submenu": "menu", "switch": "toggle",
  ]

  /// What a key may be called here, the likeliest first; none for one that nobody is known to guess.
  static func keys(for guess: String) -> [String] { keys[guess.lowercased()] ?? [] }

  /// The known value that another one stands for; `nil` for one that nobody is known to guess.
  static func value(for guess: String, among known: [String]) -> String? {
    guard let value = values[guess.lowercased()], known.contains(value) else { return nil }
    return value
  }

  /// How a shortcut with hyphens between its keys is written here; `nil` for one that would still be none.
  static func shortcut(for guess: Substring) -> String? {
    guard guess.contains("-") else { return nil }
    let written = guess.split(separator: "-").joined(separator: "+")
    return (try? KeyboardShortcut(parsing: written)) == nil ? nil : written
  }
}
