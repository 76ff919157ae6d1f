/// Title-style capitalization of English labels.
struct TitleCase: Sendable {
  /// What is wrong with a label.
  struct Verdict: Hashable, Sendable {
    /// The words that need a capital.
    var small: [String]
    /// The words that must not have one.
    var capital: [String]
    /// The label as it should be.
    var corrected: String
  }

  /// Words that are left as they are.
  private let names: Set<String>

  init(names: Set<String>) {
    self.names = names
  }

  /// What is wrong with a label; `nil` where nothing is, or where nothing can be said.
  func judge(_ label: String, _ words: [LabelWords.Word]) -> Verdict? {
    guard words.count > 1, words.contains(where: { !$0.isOpaque }), !EnglishGrammar.knownLabels.contains(label) else {
      return nil
    }
    var verdict = Verdict(small: [], capital: [], corrected: label)
    // From the end on, so that places in the label stay what they are.
    for place in words.indices.reversed() {
      let word = words[place]
      guard !word.isOpaque, !names.contains(word.text) else { continue }
      let isWrong =
        word.isCapitalized
        ? mustBeSmall(words, at: place) : mustBeCapital(words, at: place, of: label)
      guard isWrong, let first = word.text.first else { continue }
      let letter = word.isCapitalized ? first.lowercased() : first.uppercased()
      verdict.corrected.replaceSubrange(
        word.range.lowerBound..<label.index(after: word.range.lowerBound), with: letter)
      if word.isCapitalized { verdict.capital.insert(word.text, at: 0) } else { verdict.small.insert(word.text, at: 0) }
    }
    return verdict.small.isEmpty && verdict.capital.isEmpty ? nil : verdict
  }

  /// Whether a word in small letters needs a capital.
  private func mustBeCapital(_ words: [LabelWords.Word], at place: Int, of label: String) -> Bool {
    let word = words[place].small
    let isLast = place == words.count - 1
    if EnglishGrammar.smallWords.contains(word) {
      // Else it may be another language.
      // The items of a menu View may go on from its title, as those of the Finder do: as List, as Icons.
      if place == 0 {
        return word != "as" && words.dropFirst().contains { EnglishVocabulary.contains(Self.stem(of: $0.small)) }
      }
      if words[place].followsBreak { return false }
      // What follows the label says what it leads to, as in a submenu “Move to”.
      if isLast { return word != "to" && label.last != ":" && !EnglishGrammar.articles.contains(word) }
      return EnglishGrammar.phrases.contains(words[place - 1].small + " " + word)
    }
    if EnglishGrammar.eitherWay.contains(word) {
      return isLast && EnglishGrammar.capitalAtEnd.contains(word) && !words[place].followsBreak
    }
    // The name of the program, which it writes as it likes.
    if isLast, place == 1, EnglishGrammar.leadToNames.contains(words[0].small) { return false }
    return EnglishVocabulary.contains(Self.stem(of: word))
  }

  /// Whether a word with a capital must be small.
  private func mustBeSmall(_ words: [LabelWords.Word], at place: Int) -> Bool {
    guard place > 0, place < words.count - 1, !words[place].followsBreak else { return false }
    let word = words[place].small
    guard EnglishGrammar.smallWords.contains(word), !EnglishGrammar.articles.contains(word),
      !EnglishGrammar.particles.contains(word), !EnglishGrammar.leadToNames.contains(words[0].small)
    else { return false }
    return EnglishGrammar.phrasalVerbs[word]?.contains(words[place - 1].small) != true
  }

  /// The part of a word that says whether it is English: what stands before a hyphen or an apostrophe.
  private static func stem(of word: String) -> String {
    String(word.prefix { $0 != "-" && $0 != "'" && $0 != "’" })
  }
}
