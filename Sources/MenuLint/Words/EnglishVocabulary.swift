/// English words of menu labels, in lowercase. They distinguish lowercase words from product names.
///
/// The list omits regular inflections and words that title case leaves lowercase.
enum EnglishVocabulary {
  /// Returns whether the list contains the lowercase word or the base of a regular inflection.
  static func contains(_ word: String) -> Bool {
    words.contains(word) || stems(of: word).contains { words.contains($0) }
  }

  /// Possible base forms of a word.
  private static func stems(of word: String) -> [String] {
    var stems: [String] = []
    for (ending, replacements) in endings where word.count > ending.count + 2 && word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      stems += replacements.map { stem + $0 }
      // As in stopped and running.
      if let last = stem.last, stem.dropLast().last == last { stems.append(String(stem.dropLast())) }
    }
    for prefix in ["un", "re", "auto", "non", "sub"] where word.count > prefix.count + 3 && word.hasPrefix(prefix) {
      stems.append(String(word.dropFirst(prefix.count)))
    }
    return stems
  }

  private static let endings: [(String, [String])] = [
    ("s", [""]), ("es", ["", "e"]), ("ies", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("ied", ["y"]),
    ("er", ["", "e"]), ("or", ["", "e"]), ("ers", ["", "e"]), ("ly", [""]), ("able", ["", "e"]), ("ment", [""]),
    ("ness", [""]), ("'s", [""]), ("’s", [""]), ("ion", ["", "e"]), ("ions", ["", "e"]),
  ]

  static let words = WordLines.words(of: "vocabulary.txt")
}
