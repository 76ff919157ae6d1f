import MenuStrings

extension Placeholder {
  /// Whether the reason quotes a text that starts with another word.
  fileprivate var quotesOtherVerb: Bool {
    let verb = Self.verb(of: text[...])
    return reason.split(separator: "“").dropFirst().contains { Self.verb(of: $0.prefix { $0 != "”" }) != verb }
  }

  private static func verb(of text: Substring) -> Substring { text.prefix { !$0.isWhitespace } }
}

extension ImportedItem {
  /// The document keys of the values that notes are about.
  var doubtfulKeys: [String] {
    let texts = Set(placeholders.map(\.text))
    guard !texts.isEmpty else { return [] }
    var keys: [String] = []
    if texts.contains(title) { keys.append("title") }
    if !texts.isDisjoint(with: ["no symbol", "no image", "image as designed"]) || symbol.map(texts.contains) ?? false {
      keys.append("systemImage")
    }
    // One of several titles may be that of a harmless command: Remove Alarm or Add Alarm.
    if !texts.isDisjoint(with: ["no role", "no attributes"]) || texts.contains(where: { $0.hasPrefix("only ") })
      || placeholders.contains(where: { $0.text == title && $0.quotesOtherVerb })
    {
      keys.append("role")
    }
    if !texts.isDisjoint(with: ["on", "off"]) { keys.append("state") }
    if !texts.isDisjoint(with: ["enabled", "dimmed", "no attributes"]) { keys.append("isDisabled") }
    return keys
  }

  /// Whether code sets another title than that of a design, of which a note tells.
  var hasReplacedTitle: Bool {
    isDesigned && placeholders.contains { $0.text == title && $0.location.path != location.path }
  }

  /// Whether code changes the options of a design, of which a note tells.
  var hasReplacedOptions: Bool {
    guard case .picker = kind else { return false }
    return isDesigned && placeholders.contains { ["items as designed", "its first items"].contains($0.text) }
  }

  private var symbol: String? {
    attributes.lazy.compactMap { if case .systemImage(let name) = $0 { name } else { nil } }.first
  }

  /// Whether the item is one of Interface Builder.
  private var isDesigned: Bool { [.xib, .storyboard].contains(SourceKind(path: location.path)) }
}
