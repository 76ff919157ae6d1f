import PositionedJSON

extension KeyboardShortcut {
  /// Parses `cmd+shift+d` (names separated by plus signs) or `⇧⌘D` (glyphs before the key).
  ///
  /// Case is ignored, also for the key: Shift must be explicit.
  public init(parsing text: String) throws(KeyboardShortcutError) {
    var rest = text[...]
    var modifiers = KeyboardModifiers()
    while let (modifier, name) = try Self.takeModifier(from: &rest) {
      guard modifiers.insert(modifier).inserted else {
        throw KeyboardShortcutError(message: "repeated modifier \(Quotation.of(name))", suggestion: nil)
      }
    }
    let key = Self.trimmed(rest)
    guard !key.isEmpty else { throw KeyboardShortcutError(message: "the key is missing", suggestion: nil) }
    self.init(modifiers: modifiers, key: try Self.key(key))
  }

  /// Consumes a modifier and the plus sign after it; returns `nil` if the key is next.
  private static func takeModifier(
    from rest: inout Substring
  ) throws(KeyboardShortcutError) -> (KeyboardModifiers, String)? {
    rest = trimmed(rest)
    if let sign = rest.first, let modifier = KeyboardModifiers(sign: sign) {
      rest = trimmed(rest.dropFirst())
      // The plus sign is optional; at the end it is the key itself.
      if rest.first == "+", rest.count > 1 { rest = rest.dropFirst() }
      return (modifier, String(sign))
    }
    // The first character may be the key "+"; from the second one, "+" separates.
    guard let plus = rest.dropFirst().firstIndex(of: "+") else {
      guard let modifier = KeyboardModifiers(name: rest) else { return nil }
      let name = String(rest)
      rest = ""
      return (modifier, name)
    }
    let name = trimmed(rest[..<plus])
    guard let modifier = KeyboardModifiers(name: name) else {
      throw KeyboardShortcutError(
        message: "unknown modifier \(Quotation.of(String(name)))",
        suggestion: NearestName.find(String(name), among: KeyboardModifiers.names.map { $0.name }))
    }
    rest = rest[rest.index(after: plus)...]
    return (modifier, String(name))
  }

  private static func key(_ text: Substring) throws(KeyboardShortcutError) -> KeyboardKey {
    if let first = text.first, text.count == 1 { return KeyboardKey(sign: first) }
    if let key = KeyboardKey(name: text.lowercased()) { return key }
    let names = KeyboardKey.names + KeyboardModifiers.names.map { $0.name }
    throw KeyboardShortcutError(
      message: "unknown key \(Quotation.of(String(text)))",
      suggestion: withPlusSigns(text) ?? NearestName.find(String(text), among: names))
  }

  /// Returns the shortcut with plus signs instead of hyphens if that makes it valid.
  private static func withPlusSigns(_ text: Substring) -> String? {
    guard text.contains("-") else { return nil }
    let written = text.split(separator: "-").joined(separator: "+")
    return (try? KeyboardShortcut(parsing: written)) == nil ? nil : written
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var result = text.drop { $0.isWhitespace }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}

extension KeyboardModifiers {
  package static let names: [(name: String, value: KeyboardModifiers)] = [
    ("command", .command), ("option", .option), ("control", .control), ("shift", .shift), ("fn", .function),
    ("cmd", .command), ("opt", .option), ("alt", .option), ("ctrl", .control),
    ("⌘", .command), ("⌥", .option), ("⌃", .control), ("⇧", .shift),
  ]

  init?(name: Substring) {
    let lowercase = name.lowercased()
    guard let known = Self.names.first(where: { $0.name == lowercase }) else { return nil }
    self = known.value
  }

  fileprivate init?(sign: Character) {
    switch sign {
    case "⌘": self = .command
    case "⌥": self = .option
    case "⌃": self = .control
    case "⇧": self = .shift
    default: return nil
    }
  }
}

extension KeyboardKey {
  package static let names: [String] =
    SpecialKey.allCases.map { $0.rawValue } + ["plus"] + (1...20).map { "f\($0)" }

  fileprivate init?(name: String) {
    if name == "plus" {
      self = .character("+")
    } else if let key = SpecialKey.allCases.first(where: { $0.rawValue.lowercased() == name }) {
      self = .special(key)
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...20).contains(number),
      name == "f\(number)"
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  fileprivate init(sign: Character) {
    switch sign {
    case "↩", "⏎": self = .special(.return)
    case "⌤": self = .special(.enter)
    case "⇥": self = .special(.tab)
    case " ", "␣": self = .special(.space)
    case "⎋": self = .special(.escape)
    case "⌫": self = .special(.delete)
    case "⌦": self = .special(.forwardDelete)
    case "↑": self = .special(.up)
    case "↓": self = .special(.down)
    case "←": self = .special(.left)
    case "→": self = .special(.right)
    case "↖": self = .special(.home)
    case "↘": self = .special(.end)
    case "⇞": self = .special(.pageUp)
    case "⇟": self = .special(.pageDown)
    default:
      let uppercase = sign.uppercased()
      self = .character(uppercase.count == 1 ? uppercase.first ?? sign : sign)
    }
  }
}
