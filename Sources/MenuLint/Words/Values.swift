/// Options that are values rather than names, which the system's own settings write in lowercase except for the first
/// word.
enum Values {
  /// Whether the words begin with a number, as in “2 tabs”, or say what the setting does, as in “Inserts a tab”.
  static func contain(_ words: [LabelWords.Word]) -> Bool {
    guard let first = words.first, words.count > 1, !words.dropFirst().contains(where: { $0.isCapitalized }) else {
      return false
    }
    if first.text.allSatisfy({ "0123456789.,".contains($0) }) { return true }
    return first.small.hasSuffix("s") && first.small.count > 3
      && EnglishVocabulary.stems(of: first.small).contains {
        EnglishGrammar.verbs.contains($0) && !EnglishGrammar.data.contains($0)
      }
  }
}
