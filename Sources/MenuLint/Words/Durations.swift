/// Labels that name a time, such as “5 seconds”, “Every 2 hours”, or “1 day, 2 hours”; the system's menus write these in
/// lowercase.
enum Durations {
  /// Whether a label is a duration whose words are lowercase except the first.
  static func contain(_ label: String) -> Bool {
    var words = label.split(separator: " ").map { $0.last == "," ? $0.dropLast() : $0 }[...]
    var isFirst = true
    func matches(_ word: Substring, _ known: Set<String>) -> Bool {
      known.contains(isFirst ? word.prefix(1).lowercased() + word.dropFirst() : String(word))
    }
    let hasLead = words.first.map { matches($0, leads) } ?? false
    if hasLead { (words, isFirst) = (words.dropFirst(), false) }
    var count = 0
    while let word = words.first, !isAgo(words) {
      if count > 0, word == "and" { words = words.dropFirst() }
      guard let number = words.first else { return false }
      // “Every hour” has no number.
      if hasLead, count == 0, words.count == 1 { return isUnit(number) }
      guard isNumber(number) || matches(number, numbers) else { return false }
      isFirst = false
      words = words.dropFirst()
      guard let unit = words.first, isUnit(unit) else { return false }
      words = words.dropFirst()
      count += 1
    }
    return count > 0
  }

  private static func isAgo(_ words: ArraySlice<Substring>) -> Bool {
    words.count == 1 && ["ago", "later"].contains(words.first)
  }

  private static func isNumber(_ word: Substring) -> Bool {
    Placeholders.removed(from: String(word)).allSatisfy { "0123456789.,".contains($0) }
  }

  private static func isUnit(_ word: Substring) -> Bool {
    units.contains(String(word)) || word.last == "s" && units.contains(String(word.dropLast()))
  }

  private static let leads: Set = ["after", "every", "for", "in", "last", "next", "past", "within"]
  private static let numbers: Set = [
    "a", "an", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  private static let units: Set = ["second", "minute", "hour", "day", "week", "month", "year"]
}
