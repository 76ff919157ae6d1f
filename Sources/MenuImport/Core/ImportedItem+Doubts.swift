import MenuStrings

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
    if !texts.isDisjoint(with: ["no role", "no attributes"]) || texts.contains(where: { $0.hasPrefix("only ") }) {
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
