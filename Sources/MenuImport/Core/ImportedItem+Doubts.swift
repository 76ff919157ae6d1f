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
    let titles = placeholders.filter { $0.text == title }
    let subjects = Set(placeholders.compactMap(\.subject))
    var keys: [String] = []
    if !titles.isEmpty { keys.append("title") }
    if subjects.contains(.symbol) { keys.append("systemImage") }
    // One of several titles may be that of a harmless command: Remove Alarm or Add Alarm.
    if subjects.contains(.attributes) || titles.contains(where: \.quotesOtherVerb) { keys.append("role") }
    if subjects.contains(.state) { keys.append("state") }
    if subjects.contains(.isEnabled) || subjects.contains(.attributes) { keys.append("isDisabled") }
    return keys
  }

  /// Whether code sets another title than that of a design, of which a note tells.
  var hasReplacedTitle: Bool {
    isDesigned && placeholders.contains { $0.text == title && $0.location.path != location.path }
  }

  /// Whether code changes the options of a design, of which a note tells.
  var hasReplacedOptions: Bool {
    guard case .picker = kind else { return false }
    return isDesigned && placeholders.contains { $0.subject == .items }
  }

  private var symbol: String? {
    attributes.lazy.compactMap { if case .image(let image) = $0 { image.name } else { nil } }.first
  }

  /// Whether the item is one of Interface Builder.
  private var isDesigned: Bool { [.xib, .storyboard].contains(SourceKind(path: location.path)) }
}
