struct LabelWords: Sendable {
  struct Word: Hashable, Sendable {
    var range: Range<String.Index>
    /// The letters, without surrounding punctuation.
    var text: String
    /// Whether rules about words ignore the word: a name, number, placeholder, or quotation.
    var isOpaque: Bool
    /// Whether a colon, dash, or similar punctuation precedes the word, which begins a new phrase.
    var followsBreak: Bool

    var small: String { text.lowercased() }
    var isCapitalized: Bool { text.first?.isUppercase == true }
  }

  private(set) var words: [Word] = []

  init(_ label: String) {
    var index = label.startIndex
    var followsBreak = false
    // The closing marks of open quotations and brackets, whose contents rules ignore.
    var closing: [Character] = []
    while index < label.endIndex {
      guard !label[index].isWhitespace else {
        index = label.index(after: index)
        continue
      }
      let end = label[index...].firstIndex { $0.isWhitespace } ?? label.endIndex
      let piece = label[index..<end]
      let isInside = !closing.isEmpty || Self.opens(piece)
      Self.follow(piece, &closing)
      if let core = Self.core(of: piece) {
        let text = String(label[core])
        if !isInside, let parts = Self.alternatives(label[core]) {
          for part in parts {
            let range = part.startIndex..<part.endIndex
            words.append(Word(range: range, text: String(part), isOpaque: false, followsBreak: followsBreak))
          }
          followsBreak = false
          index = end
          continue
        }
        let isOpaque = isInside && !Self.isWordInParentheses(text, piece) || Self.isOpaque(text, in: piece)
        words.append(Word(range: core, text: text, isOpaque: isOpaque, followsBreak: followsBreak))
        followsBreak = piece.last.map(Self.breaks.contains) ?? false
      } else if piece.contains(where: { "%@{}$#*".contains($0) }) {
        // A placeholder stands for words.
        words.append(
          Word(range: index..<end, text: String(piece), isOpaque: true, followsBreak: followsBreak))
        followsBreak = false
      } else {
        // Punctuation alone, as a dash or an arrow.
        followsBreak = true
      }
      index = end
    }
  }

  private static let breaks: Set<Character> = [
    ":", "–", "—", "-", "/", "|", "•", "·", "→", ",", ";", ")", "!", "?", ".",
  ]
  private static let pairs: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "<": ">", "‹": "›", "“": "”", "‘": "’", "«": "»", "「": "」", "„": "“",
  ]

  /// Returns whether the piece begins with an opening quotation mark or bracket.
  private static func opens(_ piece: Substring) -> Bool {
    guard let first = piece.first(where: { !$0.isPunctuation || pairs[$0] != nil || $0 == "\"" || $0 == "'" }) else {
      return false
    }
    return pairs[first] != nil || first == "\"" || first == "'" || first == "`"
  }

  /// Returns whether the piece is one English word in parentheses, as in “Sort by Name (Ascending)”. Lists of
  /// applications mark the default one as the Finder does, “Preview (default)”.
  private static func isWordInParentheses(_ text: String, _ piece: Substring) -> Bool {
    piece.first == "(" && piece.last == ")" && piece.utf8.count == text.utf8.count + 2 && text != "default"
      && EnglishVocabulary.contains(text.lowercased())
  }

  /// The words that slashes join, as in “Overdue/Expired”; `nil` for paths, units, and words that title case leaves
  /// lowercase.
  private static func alternatives(_ core: Substring) -> [Substring]? {
    let parts = core.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let areWords = parts.allSatisfy { part in
      let word = part.lowercased()
      return part.count > 2 && part.dropFirst().allSatisfy { $0.isASCII && $0.isLowercase }
        && EnglishVocabulary.contains(word) && !EnglishGrammar.smallWords.contains(word)
        && !EnglishGrammar.eitherWay.contains(word)
    }
    return areWords ? parts : nil
  }

  private static func follow(_ piece: Substring, _ closing: inout [Character]) {
    for (offset, character) in piece.enumerated() {
      if character == closing.last, offset > 0 || character != "'" {
        closing.removeLast()
      } else if let other = pairs[character] {
        closing.append(other)
      } else if "\"'`".contains(character), offset == 0 {
        closing.append(character)
      }
    }
  }

  /// The letters and digits of a piece with the punctuation between them; `nil` without any.
  private static func core(of piece: Substring) -> Range<String.Index>? {
    guard let first = piece.firstIndex(where: isWordCharacter), let last = piece.lastIndex(where: isWordCharacter)
    else { return nil }
    return first..<piece.index(after: last)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isOpaque(_ text: String, in piece: Substring) -> Bool {
    // Placeholders, commands, file extensions, addresses, options.
    if piece.contains(where: { "%@{}\\$<>#_=+*~^&|".contains($0) }) { return true }
    if piece.first == "." || piece.first == "/" || piece.first == "-" && piece.count > 1 { return true }
    if text.utf8.count < 2 { return text != "a" && text != "A" }
    for (offset, character) in text.enumerated() {
      let isLetter = character.isASCII && character.isLetter
      if offset > 0, character.isUppercase, !isAfterHyphen(offset, in: text) { return true }
      guard isLetter || "-'’".contains(character) else { return true }
    }
    // A single letter and a hyphen, as in x-height.
    return text.firstIndex(of: "-").map { text.distance(from: text.startIndex, to: $0) < 2 } ?? false
  }

  private static func isAfterHyphen(_ offset: Int, in text: String) -> Bool {
    text[text.index(text.startIndex, offsetBy: offset - 1)] == "-"
  }
}
