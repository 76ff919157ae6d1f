package enum StandardSymbols {
  /// The symbols of an action, the preferred one first; `nil` for an action without a standard symbol.
  package static func symbols(of label: String) -> [String]? {
    var name = label[...]
    while let last = name.last, last == Ellipsis.sign || last.isWhitespace { name.removeLast() }
    let action = name.lowercased()
    if let known = actions[action] { return known }
    // The object does not change the symbol: Delete Folder.
    let words = action.split(separator: " ")
    guard words.count == 2, words[0] == "delete", !otherObjects.contains(words[1]) else { return nil }
    return actions["delete"]
  }

  /// Returns whether the symbol is one of the known symbols or a variant: filled, in a circle, crossed out, newer or
  /// older.
  static func isForm(_ symbol: String, ofOneOf known: [String]) -> Bool {
    let plain = root(of: symbol)
    return known.contains { root(of: $0) == plain }
  }

  /// The symbol's name without its variants.
  static func root(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map { names[String($0)] ?? String($0) }
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "slash"].contains(last),
      !(parts.count == 2 && parts[0] == "plus" && last == "square")
    {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// “Delete History” may be the history of what was deleted, and parts of a text are not thrown away.
  private static let otherObjects: Set<Substring> = ["history", "character", "line", "lines", "paragraph", "word"]

  package static let all = Set(actions.values.flatMap { $0 })

  package enum List: String, CaseIterable { case actions, renamed }

  package static let file = WordFile<List>("symbols.jsonc")

  private static let actions = file.table(.actions)
  /// Name components that the system has renamed.
  private static let names = file.names(.renamed)
}
