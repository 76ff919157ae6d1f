/// Sentences that explain a menu, in dimmed items, headings, and texts.
enum Explanations {
  /// Returns whether a text is a sentence: it has several lines, ends in a period, or has a finite verb among more than
  /// six words, or among more than three with a subject in front.
  static func contain(_ text: String, _ words: [LabelWords.Word]) -> Bool {
    let text = text.drop { $0.isWhitespace }
    if text.contains(where: { $0.isNewline }) { return true }
    if words.count > 2, text.last == ".", Ellipsis.dots(in: String(text)) == nil { return true }
    guard words.count > 3, let verb = words.firstIndex(where: { isFinite($0.small) }) else { return false }
    return words.count > 6 || verb > 0 && !isCommand(words[0].small) && auxiliaries.contains(words[verb].small)
  }

  /// Whether a text begins as a command does.
  private static func isCommand(_ word: String) -> Bool {
    EnglishGrammar.verbs.contains(word) || EnglishGrammar.actionWords.contains(word)
  }

  private static func isFinite(_ word: String) -> Bool {
    auxiliaries.contains(word)
      || word.hasSuffix("s") && !EnglishGrammar.verbs.isDisjoint(with: EnglishVocabulary.stems(of: word))
  }

  private static let auxiliaries: Set = [
    "am", "are", "can", "cannot", "could", "did", "do", "does", "had", "has", "have", "is", "may", "might", "must",
    "needs", "shall", "should", "was", "were", "will", "would",
  ]
}
