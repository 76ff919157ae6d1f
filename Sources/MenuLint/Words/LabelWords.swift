/// A label taken apart into its words.
struct LabelWords: Sendable {
  /// One word.
  struct Word: Hashable, Sendable {
    /// Where its letters stand in the label.
    var range: Range<String.Index>
    /// Its letters, without the signs around them.
    var text: String
    /// Whether nothing can be said about it: a name, a number, a placeholder, a quotation.
    var isOpaque: Bool
    /// Whether a sign in front of it begins something new, as a colon or a dash.
    var followsBreak: Bool

    /// The word in small letters.
    var small: String { text.lowercased() }
    /// Whether its first letter is a capital.
    var isCapitalized: Bool { text.first?.isUppercase == true }
  }

  /// The words, from the first to the last.
  private(set) var words: [Word] = []

  /// Takes a label apart.
  init(_ label: String) {
    var index = label.startIndex
    var followsBreak = false
    // What is between such signs is not judged; the closing sign of what is open.
    var closing: [Character] = []
    while index < label.endIndex {
      guard !label[index].isWhitespace else {
        index = label.index(after: index)
        continue
      }
      let end = label[index...].firstIndex(where: \.isWhitespace) ?? label.endIndex
      let piece = label[index..<end]
      let isInside = !closing.isEmpty || Self.opens(piece)
      Self.follow(piece, &closing)
      if let core = Self.core(of: piece) {
        let text = String(label[core])
        let isOpaque = isInside || Self.isOpaque(text, in: piece)
        words.append(Word(range: core, text: text, isOpaque: isOpaque, followsBreak: followsBreak))
        followsBreak = piece.last.map(Self.breaks.contains) ?? false
      } else if piece.contains(where: { "%@{}$#*".contains($0) }) {
        // A placeholder stands for words.
        words.append(
          Word(range: index..<end, text: String(piece), isOpaque: true, followsBreak: followsBreak))
        followsBreak = false
      } else {
        // A sign alone, as a dash or an arrow.
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

  /// Whether a piece begins with what opens a quotation or something in brackets.
  private static func opens(_ piece: Substring) -> Bool {
    guard let first = piece.first(where: { !$0.isPunctuation || pairs[$0] != nil || $0 == "\"" || $0 == "'" }) else {
      return false
    }
    return pairs[first] != nil || first == "\"" || first == "'" || first == "`"
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

  /// The letters and digits of a piece, with the signs between them; `nil` where there are none.
  private static func core(of piece: Substring) -> Range<String.Index>? {
    guard let first = piece.firstIndex(where: isWordCharacter), let last = piece.lastIndex(where: isWordCharacter)
    else { return nil }
    return first..<piece.index(after: last)
  }

  private static func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Whether nothing can be said about a word.
  private static func isOpaque(_ text: String, in piece: Substring) -> Bool {
    // Placeholders, commands, endings of files, addresses, options.
    if piece.contains(where: { "%@{}\\$<>#_=+*~^&|".contains($0) }) { return true }
    if piece.first == "." || piece.first == "/" || piece.first == "-" && piece.count > 1 { return true }
    if text.utf8.count < 2 { return text != "a" && text != "A" }
    for (offset, character) in text.enumerated() {
      let isLetter = character.isASCII && character.isLetter
      if offset > 0, character.isUppercase, !isAfterHyphen(offset, in: text) { return true }
      guard isLetter || "-'’".contains(character) else { return true }
    }
    // A letter and something, as in x-height.
    return text.firstIndex(of: "-").map { text.distance(from: text.startIndex, to: $0) < 2 } ?? false
  }

  private static func isAfterHyphen(_ offset: Int, in text: String) -> Bool {
    text[text.index(text.startIndex, offsetBy: offset - 1)] == "-"
  }
}
