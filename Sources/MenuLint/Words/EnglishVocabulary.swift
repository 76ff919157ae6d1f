/// English words of menu labels, in lowercase. They distinguish lowercase words from product names.
///
/// The list omits regular inflections and words that title case leaves lowercase.
enum EnglishVocabulary {
  /// Returns whether the list contains the lowercase word or the base of a regular inflection.
  static func contains(_ word: String) -> Bool {
    words.contains(word) || stems(of: word).contains { words.contains($0) }
      || bases(of: word).contains { base in words.contains(base) || stems(of: base).contains { words.contains($0) } }
  }

  /// The word and its possible base forms: `turns` and `turn`.
  static func forms(of word: String) -> [String] { [word] + stems(of: word) }

  /// Possible base forms of a word.
  static func stems(of word: String) -> [String] {
    var stems: [String] = []
    for (ending, replacements) in endings where word.count > ending.count + 2 && word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      stems += replacements.map { stem + $0 }
      // As in stopped and running.
      if let last = stem.last, stem.dropLast().last == last { stems.append(String(stem.dropLast())) }
    }
    return stems
  }

  /// The word without a prefix.
  private static func bases(of word: String) -> [String] {
    ["un", "re", "auto", "non", "sub"].filter { word.count > $0.count + 3 && word.hasPrefix($0) }
      .map { String(word.dropFirst($0.count)) }
  }

  private static let endings: [(String, [String])] = [
    ("s", [""]), ("es", ["", "e"]), ("ies", ["y"]), ("ing", ["", "e"]), ("ed", ["", "e"]), ("ied", ["y"]),
    ("er", ["", "e"]), ("or", ["", "e"]), ("ers", ["", "e"]), ("ly", [""]), ("able", ["", "e"]), ("ment", [""]),
    ("ness", [""]), ("'s", [""]), ("’s", [""]), ("ion", ["", "e"]), ("ions", ["", "e"]),
    ("ation", ["", "e"]), ("ations", ["", "e"]),
  ]

  static let words = WordLines.words(of: "vocabulary.txt")
}
