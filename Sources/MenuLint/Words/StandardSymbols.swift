/// The symbols that the system itself uses for common actions.
enum StandardSymbols {
  /// The symbols of an action, the one to prefer first; `nil` for an action that has none of its own.
  static func symbols(of label: String) -> [String]? {
    var name = label[...]
    while let last = name.last, last == Ellipsis.sign || last.isWhitespace { name.removeLast() }
    return table[name.lowercased()]
  }

  /// Whether a symbol is one of several, or a form of one: filled, in a circle, crossed out, newer or older.
  static func isForm(_ symbol: String, ofOneOf known: [String]) -> Bool {
    let plain = root(of: symbol)
    return known.contains { root(of: $0) == plain }
  }

  /// A symbol's name without what only changes its look.
  private static func root(of symbol: String) -> String {
    var parts = symbol.split(separator: ".").map { names[String($0)] ?? String($0) }
    while parts.count > 1, let last = parts.last, ["fill", "circle", "square", "slash"].contains(last),
      !(parts.count == 2 && parts[0] == "plus" && last == "square")
    {
      parts.removeLast()
    }
    return parts.joined(separator: ".")
  }

  /// Parts of names that the system has changed.
  private static let names = ["document": "doc", "page": "doc", "left": "backward", "right": "forward"]

  private static let table: [String: [String]] = [
    "copy": ["doc.on.doc"], "コピー": ["doc.on.doc"],
    "cut": ["scissors"], "カット": ["scissors"],
    "paste": ["doc.on.clipboard", "clipboard", "list.clipboard", "arrow.right.doc.on.clipboard"],
    "ペースト": ["doc.on.clipboard", "clipboard", "list.clipboard", "arrow.right.doc.on.clipboard"],
    "share": ["square.and.arrow.up", "square.and.arrow.up.on.square"], "共有": ["square.and.arrow.up"],
    "delete": ["trash"], "削除": ["trash"], "move to trash": ["trash"],
    "undo": ["arrow.uturn.backward", "arrow.counterclockwise"],
    "redo": ["arrow.uturn.forward", "arrow.clockwise"],
    "print": ["printer"], "プリント": ["printer"],
    "search": ["magnifyingglass", "doc.text.magnifyingglass", "text.magnifyingglass"], "検索": ["magnifyingglass"],
    "duplicate": ["plus.square.on.square", "doc.on.doc", "square.on.square", "plus.rectangle.on.rectangle"],
    "bold": ["bold"], "italic": ["italic"], "underline": ["underline"], "strikethrough": ["strikethrough"],
  ]
}
