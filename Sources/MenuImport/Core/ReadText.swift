package import MenuStrings
import MockupScene
import PositionedJSON

/// A text that a reader finds in sources, with what it does not know of it.
package struct ReadText {
  package var string: String
  /// The unknown parts.
  package var placeholders: [Placeholder] = []
  /// The strings from which a condition selects this one.
  package var alternatives: [String] = []
  /// The text before the condition that selects this one, if its first branch replaces it.
  package var former: String?
  /// The number of branches that replace the former text.
  package var replacements = 0
  /// The condition that selects this one.
  package var condition: Unknown?
  /// The place of the last branch that replaces this one.
  package var branch: FileLocation?
  /// The notes on conditions known only at runtime that select parts of the string.
  package var choices: [Placeholder] = []

  package init(_ string: String, placeholders: [Placeholder] = []) {
    self.string = string
    self.placeholders = placeholders
  }

  /// Whether the string is certain.
  package var isKnown: Bool { placeholders.isEmpty && choices.isEmpty }

  /// The notes on unknown and selected parts.
  package var notes: [Placeholder] { placeholders + choices }

  package var location: FileLocation? { notes.first?.location }

  /// Whether the text consists of placeholders and punctuation.
  package var hasNoWords: Bool {
    var rest = string
    for placeholder in placeholders { rest = rest.replacing(placeholder.text, with: "") }
    return !placeholders.isEmpty && !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// The text without the spaces at its start, and without the sign between them, such as that of “ - Plant”.
  package var withoutSeparator: ReadText {
    var text = self
    text.string = Self.withoutSeparator(string)
    text.alternatives = alternatives.map(Self.withoutSeparator)
    return text
  }

  private static func withoutSeparator(_ string: String) -> String {
    var rest = string.drop(while: \.isWhitespace)
    if rest.count < string.count, let sign = rest.first, "-–—·•|:".contains(sign), rest.dropFirst().first == " " {
      rest = rest.dropFirst().drop(while: \.isWhitespace)
    }
    return rest.isEmpty ? string : String(rest)
  }

  /// The text with another string, and the same notes.
  package func replaced(by string: String) -> ReadText {
    var text = self
    text.string = string
    text.alternatives = []
    return text
  }

  package init(_ unknown: Unknown) {
    string = unknown.quoted
    placeholders = [Placeholder(unknown)]
  }

  /// Concatenates strings, up to the length limit of documents.
  package static func + (left: ReadText, right: ReadText) -> ReadText {
    guard left.string.utf8.count <= Limit.textBytes.maximum else { return left }
    let isAfterImage = left.string.isEmpty && left.choices.contains { $0.subject == .symbol }
    let right = isAfterImage ? right.withoutSeparator : right
    var sum = ReadText(left.string + right.string, placeholders: left.placeholders + right.placeholders)
    sum.choices = left.choices + right.choices
    return sum
  }
}
