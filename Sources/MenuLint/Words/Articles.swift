package enum Articles {
  /// The first unnecessary article and the label without articles; `nil` if there is none.
  static func find(in label: String, _ words: [LabelWords.Word]) -> (article: String, without: String)? {
    guard words.count > 1 else { return nil }
    var found: String?
    var corrected = label
    for place in words.indices.dropLast().reversed() where isNeedless(words, at: place) {
      let end = words[place].range.upperBound
      let next = label[end...].firstIndex { !$0.isWhitespace } ?? end
      corrected.removeSubrange(words[place].range.lowerBound..<next)
      if place == 0, let first = corrected.first {
        corrected.replaceSubrange(corrected.startIndex...corrected.startIndex, with: first.uppercased())
      }
      found = words[place].text
    }
    return found.map { ($0, corrected) }
  }

  private static func isNeedless(_ words: [LabelWords.Word], at place: Int) -> Bool {
    let (word, next) = (words[place], words[place + 1])
    guard !word.isOpaque, !word.followsBreak, !next.followsBreak else { return false }
    // A name may contain an article.
    if word.isCapitalized, place == 1, namesFollow.contains(words[0].small) { return false }
    if !idioms.isDisjoint(with: phrases(words, around: place)) { return false }
    switch word.text {
    case "the", "an", "An": return true
    case "The": return place > 0 || !next.isOpaque && EnglishVocabulary.contains(next.small)
    // A letter, as in A to Z.
    case "a": return !connectives.contains(next.small)
    case "A":
      return place > 0 && EnglishGrammar.verbs.contains(words[place - 1].small) && next.isCapitalized
        && next.text.utf8.count > 2 && !afterLetters.contains(next.small)
    default: return false
    }
  }

  /// The phrases of three words that contain the word.
  private static func phrases(_ words: [LabelWords.Word], around place: Int) -> Set<String> {
    let small = words.map { $0.small }
    var phrases: Set<String> = []
    for start in max(0, place - 2)...place where start + 3 <= small.count {
      phrases.insert(small[start..<start + 3].joined(separator: " "))
    }
    return phrases
  }

  package enum List: String, CaseIterable { case namesFollow, connectives, afterLetters, idioms }

  package static let file = WordFile<List>("articles.jsonc")

  private static let namesFollow = file.words(.namesFollow)
  private static let connectives = file.words(.connectives)
  private static let afterLetters = file.words(.afterLetters)
  private static let idioms = file.words(.idioms)
}
