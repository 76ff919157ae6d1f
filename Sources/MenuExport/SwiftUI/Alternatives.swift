/// Titles of which a menu shows one at a time.
enum Alternatives {
  /// Returns whether two titles differ only in words of opposite meaning: “Show Sidebar” and “Hide Sidebar”.
  static func areOpposite(_ first: String, _ second: String) -> Bool {
    let (left, right) = (words(first), words(second))
    guard left.count == right.count, left != right else { return false }
    return zip(left, right).allSatisfy { $0 == $1 || isOpposite($0, $1) || isOpposite($1, $0) }
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
