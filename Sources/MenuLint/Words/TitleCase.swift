struct TitleCase: Sendable {
  /// The errors of a label.
  struct Verdict: Hashable, Sendable {
    /// Words that need a capital.
    var small: [String]
    /// Words that must be lowercase.
    var capital: [String]
    var corrected: String
    /// Whether the case of all words is known.
    var isComplete = true
  }

  /// Words that keep their case.
  private let names: Set<String>
  /// Names of several words, by their first word.
  private let phrases: [String: [[String]]]

  init(names: Set<String>) {
    self.names = names
    let all = names.filter { $0.contains(" ") }.map { LabelWords($0).words.map { $0.text } }.filter { $0.count > 1 }
    phrases = Dictionary(grouping: all) { $0[0] }
  }

  /// `nil` for a correct label, or one whose case is not judged.
  func check(_ label: MenuLabel) -> Verdict? {
    guard !label.isDynamic, !label.isExplanation, label.role != .opener, !Durations.contain(label.text),
      !(label.role == .option && Values.contain(label.words))
    else { return nil }
    return check(label.text, label.words)
  }

  /// `nil` for a correct label, or one that cannot be judged.
  func check(_ label: String, _ words: [LabelWords.Word]) -> Verdict? {
    guard words.count > 1 || words.first?.text.contains("-") == true, words.contains(where: { !$0.isOpaque }),
      !EnglishGrammar.knownLabels.contains(label)
    else { return nil }
    let words = markingPhrases(in: words)
    var verdict = Verdict(small: [], capital: [], corrected: label)
    // Backwards, so that ranges stay valid.
    for index in words.indices.reversed() {
      let word = words[index]
      guard !word.isOpaque, !names.contains(word.text) else { continue }
      if let part = smallPart(of: word, in: label) {
        verdict.corrected.replaceSubrange(part, with: label[part].uppercased())
        verdict.small.insert(word.text, at: 0)
        continue
      }
      guard words.count > 1 else { continue }
      let isWrong =
        word.isCapitalized
        ? mustBeSmall(words, at: index) : mustBeCapital(words, at: index, of: label)
      guard isWrong, let first = word.text.first else { continue }
      let letter = word.isCapitalized ? first.lowercased() : first.uppercased()
      verdict.corrected.replaceSubrange(
        word.range.lowerBound..<label.index(after: word.range.lowerBound), with: letter)
      if word.isCapitalized {
        verdict.capital.insert(word.text, at: 0)
      } else {
        verdict.small.insert(word.text, at: 0)
        for part in smallParts(of: word, in: label) {
          verdict.corrected.replaceSubrange(part, with: label[part].uppercased())
        }
      }
    }
    if verdict.small.isEmpty, verdict.capital.isEmpty { return nil }
    capitalizeUnknown(words, in: label, &verdict)
    capitalizeLast(words, in: label, &verdict)
    // A mark of the default option may stay small only if nothing else changes.
    if verdict.corrected.hasSuffix(" (default)") {
      verdict.corrected.replaceSubrange(
        verdict.corrected.index(verdict.corrected.endIndex, offsetBy: -8)..<verdict.corrected.endIndex, with: "Default)"
      )
      verdict.small.append("default")
    }
    return verdict
  }

  /// The words, those of names opaque.
  private func markingPhrases(in words: [LabelWords.Word]) -> [LabelWords.Word] {
    guard !phrases.isEmpty else { return words }
    var words = words
    for start in words.indices {
      for phrase in phrases[words[start].text] ?? [] where words[start...].map({ $0.text }).starts(with: phrase) {
        for index in start..<start + phrase.count { words[index].isOpaque = true }
      }
    }
    return words
  }

  /// Capitalizes words of four or more letters that the vocabulary does not contain, unless they may be names.
  private func capitalizeUnknown(_ words: [LabelWords.Word], in label: String, _ verdict: inout Verdict) {
    let unknown = words.indices.filter { mayBeSmall(words[$0]) }
    guard !unknown.isEmpty else { return }
    verdict.isComplete = unknown.allSatisfy { index in
      words[index].text.utf8.count > 3 && !(index > 0 && Self.beforeNames.contains(words[index - 1].small))
    }
    guard verdict.isComplete else { return }
    var small: [String] = []
    for index in words.indices {
      let isUnknown = unknown.contains(index)
      if isUnknown || verdict.small.contains(words[index].text) { small.append(words[index].text) }
      if isUnknown { capitalize(words[index], of: label, &verdict) }
    }
    verdict.small = small
  }

  /// Capitalizes a last word that leads to what follows the label, which may stay small only if nothing else changes.
  private func capitalizeLast(_ words: [LabelWords.Word], in label: String, _ verdict: inout Verdict) {
    guard verdict.isComplete, words.count > 1, let last = words.last, !last.isOpaque, !last.isCapitalized,
      !last.followsBreak, EnglishGrammar.smallWords.contains(last.small), !EnglishGrammar.articles.contains(last.small),
      !names.contains(last.text), !verdict.small.contains(last.text)
    else { return }
    capitalize(last, of: label, &verdict)
    verdict.small.append(last.text)
  }

  /// Capitalizes a word in the corrected label, which has the same length.
  private func capitalize(_ word: LabelWords.Word, of label: String, _ verdict: inout Verdict) {
    guard let first = word.text.first else { return }
    let offset = label.distance(from: label.startIndex, to: word.range.lowerBound)
    let start = verdict.corrected.index(verdict.corrected.startIndex, offsetBy: offset)
    verdict.corrected.replaceSubrange(start...start, with: first.uppercased())
  }

  /// Words that lead to the name of an app or a person.
  private static let beforeNames: Set = [
    "about", "at", "by", "for", "from", "hide", "in", "into", "of", "on", "open", "quit", "to", "using", "via", "with",
  ]

  /// Whether the lowercase word is not in the vocabulary, so that it may be an error as well as a product's name.
  private func mayBeSmall(_ word: LabelWords.Word) -> Bool {
    !word.isOpaque && !word.isCapitalized && !names.contains(word.text)
      && !EnglishGrammar.smallWords.contains(word.small) && !EnglishGrammar.eitherWay.contains(word.small)
      && !EnglishVocabulary.contains(Self.stem(of: word.small))
  }

  /// The first letter of the last part of a compound such as `Right-to-left`, if it must be a capital.
  private func smallPart(of word: LabelWords.Word, in label: String) -> Range<String.Index>? {
    let parts = word.text.split(separator: "-")
    guard parts.count > 2, word.isCapitalized, let last = parts.last, last.first?.isLowercase == true,
      EnglishVocabulary.contains(String(last)), !EnglishGrammar.smallWords.contains(String(last))
    else { return nil }
    let start = label.index(word.range.upperBound, offsetBy: -last.count)
    return start..<label.index(after: start)
  }

  /// The first letters of the parts after the first one of a compound that gets capitals.
  private func smallParts(of word: LabelWords.Word, in label: String) -> [Range<String.Index>] {
    word.text.split(separator: "-").dropFirst().compactMap { part in
      let text = String(part)
      guard part.first?.isLowercase == true, EnglishVocabulary.contains(text), !EnglishGrammar.smallWords.contains(text)
      else { return nil }
      let offset = word.text.distance(from: word.text.startIndex, to: part.startIndex)
      let start = label.index(word.range.lowerBound, offsetBy: offset)
      return start..<label.index(after: start)
    }
  }

  private func mustBeCapital(_ words: [LabelWords.Word], at index: Int, of label: String) -> Bool {
    let word = words[index].small
    let isLast = index == words.count - 1
    if EnglishGrammar.smallWords.contains(word) {
      // A label without English words may be in another language. The items of a View menu may continue its title, as
      // in the Finder: as List, as Icons.
      if index == 0 {
        return word != "as" && words.dropFirst().contains { EnglishVocabulary.contains(Self.stem(of: $0.small)) }
      }
      if words[index].followsBreak { return false }
      // The label leads to the text that follows it, as in a submenu “Move to”.
      if isLast { return word != "to" && label.last != ":" && !EnglishGrammar.articles.contains(word) }
      let verb = words[index - 1].small
      // “logs in” may be about logs.
      return (word == "in" ? [verb] : EnglishVocabulary.forms(of: verb)).contains {
        EnglishGrammar.phrases.contains($0 + " " + word)
      }
    }
    if EnglishGrammar.eitherWay.contains(word) {
      return isLast && EnglishGrammar.capitalAtEnd.contains(word) && !words[index].followsBreak
    }
    // An application's name, which keeps its spelling.
    if isLast, index == 1, EnglishGrammar.leadToNames.contains(words[0].small) { return false }
    return EnglishVocabulary.contains(Self.stem(of: word))
  }

  private func mustBeSmall(_ words: [LabelWords.Word], at index: Int) -> Bool {
    guard index > 0, index < words.count - 1, !words[index].followsBreak else { return false }
    let word = words[index].small
    // The task, as in New To Do.
    if word == "to", ["do", "dos"].contains(words[index + 1].small) { return false }
    // An article may begin a name, but not after a preposition with a capital.
    if EnglishGrammar.articles.contains(word) {
      return words[index - 1].text == "To" && mustBeSmall(words, at: index - 1)
    }
    guard EnglishGrammar.smallWords.contains(word), !EnglishGrammar.particles.contains(word),
      !EnglishGrammar.leadToNames.contains(words[0].small)
    else { return false }
    return EnglishGrammar.phrasalVerbs[word]?.isDisjoint(with: EnglishVocabulary.forms(of: words[index - 1].small))
      != false
  }

  /// The part before a hyphen or an apostrophe, which tells whether the word is English.
  private static func stem(of word: String) -> String {
    String(word.prefix { $0 != "-" && $0 != "'" && $0 != "’" })
  }
}
