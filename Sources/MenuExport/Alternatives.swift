/// Titles of which a menu shows one at a time.
enum Alternatives {
  /// Returns whether two titles differ only in words of opposite meaning: “Show Sidebar” and “Hide Sidebar”.
  static func areOpposite(_ first: String, _ second: String) -> Bool {
    let (left, right) = (words(first), words(second))
    guard left.count == right.count, left != right else { return false }
    return zip(left, right).allSatisfy { $0 == $1 || isOpposite($0, $1) || isOpposite($1, $0) }
  }

  /// Returns whether two titles are different actions on the same object: “Add to Favorites” and “Remove from Favorites”.
  static func haveOneObject(_ first: String, _ second: String) -> Bool {
    let (left, right) = (words(first), words(second))
    guard left.count > 1, right.count > 1, let object = left.last else { return false }
    return object == right.last && object.count > 3 && left[0] != right[0]
  }

  /// Returns whether two symbols are forms of one: `star` and `star.slash`.
  static func areForms(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return false }
    func base(_ symbol: String) -> [Substring] {
      symbol.split(separator: ".").filter { !["slash", "fill", "circle", "square", "badge"].contains($0) }
    }
    return base(first) == base(second)
  }

  private static func words(_ title: String) -> [String] { title.lowercased().split(separator: " ").map(String.init) }

  private static func isOpposite(_ word: String, _ other: String) -> Bool {
    if ["un", "dis", "de"].contains(where: { $0 + word == other }) { return true }
    return opposites[word]?.contains(other) ?? false
  }

  private static let opposites: [String: Set<String>] = [
    "add": ["remove"], "close": ["open"], "collapse": ["expand"], "connect": ["disconnect"], "disable": ["enable"],
    "hide": ["show"], "off": ["on"], "pause": ["play", "resume"], "show": ["hide"], "start": ["stop"],
    "read": ["unread"], "join": ["leave"], "lock": ["unlock"],
  ]
}
