package enum Articles {
  /// The first unnecessary article and the label without articles; `nil` if there is none.
  static func find(in label: String, _ words: [LabelWords.Word]) -> (article: String, without: String)? {
    guard words.count > 1 else { return nil }
    var found: String?
    var corrected = label
    for index in words.indices.dropLast().reversed() where isUnnecessary(words, at: index) {
      let end = words[index].range.upperBound
      let next = label[end...].firstIndex { !$0.isWhitespace } ?? end
      corrected.removeSubrange(words[index].range.lowerBound..<next)
      if index == 0, let first = corrected.first {
        corrected.replaceSubrange(corrected.startIndex...corrected.startIndex, with: first.uppercased())
      }
      found = words[index].text
    }
    return found.map { ($0, corrected) }
  }

  private static func isUnnecessary(_ words: [LabelWords.Word], at index: Int) -> Bool {
    let (word, next) = (words[index], words[index + 1])
    guard !word.isOpaque, !word.followsBreak, !next.followsBreak else { return false }
    // A name may contain an article.
    if word.isCapitalized, index == 1, namesFollow.contains(words[0].small) { return false }
    if !idioms.isDisjoint(with: phrases(words, around: index)) || isNumber(words, at: index) { return false }
    switch word.text {
    case "the", "an", "An": return true
    case "The" where mayBeginName(words, at: index): return false
    case "The": return index > 0 || !next.isOpaque && EnglishVocabulary.contains(next.small)
    // A letter, as in A to Z.
    case "a": return !connectives.contains(next.small)
    case "A":
      return index > 0 && EnglishGrammar.verbs.contains(words[index - 1].small) && next.isCapitalized
        && next.text.utf8.count > 2 && !afterLetters.contains(next.small)
    default: return false
    }
  }

  /// Whether “a” or “an” means one: for an Hour.
  private static func isNumber(_ words: [LabelWords.Word], at index: Int) -> Bool {
    guard ["a", "an"].contains(words[index].small), units.contains(words[index + 1].small) else { return false }
    return index == 0 || beforeUnits.contains(words[index - 1].small)
  }

  /// Whether “The” may begin a name such as “The Movie Database”, alone or after a preposition.
  private static func mayBeginName(_ words: [LabelWords.Word], at index: Int) -> Bool {
    guard words[(index + 1)...].allSatisfy({ $0.isCapitalized }), !choosing.contains(words[index + 1].small) else {
      return false
    }
    return index == 0 ? words.count > 2 : EnglishGrammar.smallWords.contains(words[index - 1].small)
  }

  /// The phrases of three and four words that contain the word.
  private static func phrases(_ words: [LabelWords.Word], around index: Int) -> Set<String> {
    let small = words.map { $0.small }
    var phrases: Set<String> = []
    for length in 3...4 {
      for start in max(0, index + 1 - length)...index where start + length <= small.count {
        phrases.insert(small[start..<start + length].joined(separator: " "))
      }
    }
    return phrases
  }

  package enum List: String, CaseIterable {
    case namesFollow, choosing, connectives, afterLetters, units, beforeUnits, idioms
  }

  package static let file = WordFile<List>("articles.jsonc")

  private static let namesFollow = file.words(.namesFollow)
  private static let choosing = file.words(.choosing)
  private static let connectives = file.words(.connectives)
  private static let afterLetters = file.words(.afterLetters)
  private static let units = file.words(.units)
  private static let beforeUnits = file.words(.beforeUnits)
  private static let idioms = file.words(.idioms)
}
