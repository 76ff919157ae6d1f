/// Sentences that explain a menu, in dimmed items, headings, and texts.
enum Explanations {
  /// Returns whether a text is a sentence: it has several lines, ends in a period, or has more than six words with a
  /// finite verb.
  static func contain(_ text: String, _ words: [LabelWords.Word]) -> Bool {
    let text = text.drop { $0.isWhitespace }
    if text.contains(where: { $0.isNewline }) { return true }
    if words.count > 2, text.last == ".", Ellipsis.dots(in: String(text)) == nil { return true }
    return words.count > 6 && words.contains { isFinite($0.small) }
  }

  private static func isFinite(_ word: String) -> Bool {
    auxiliaries.contains(word)
      || word.hasSuffix("s") && !EnglishGrammar.verbs.isDisjoint(with: EnglishVocabulary.stems(of: word))
  }

  private static let auxiliaries: Set = [
    "am", "are", "can", "cannot", "could", "did", "do", "does", "had", "has", "have", "is", "may", "might", "must",
    "shall", "should", "was", "were", "will", "would",
  ]
}
