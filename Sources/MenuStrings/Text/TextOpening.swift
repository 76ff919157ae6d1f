/// The start of a text, used to recognize its file type.
package struct TextOpening {
  /// At most 4,096 characters.
  package let text: Substring
  let first: Character?

  package init(_ text: String) {
    self.text = text.prefix(4096)
    first = self.text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
  }

  package var isMarkup: Bool { first == "<" }

  /// Whether lines begin like those of Swift code.
  package var isSwift: Bool {
    !isMarkup
      && text.split(whereSeparator: \.isNewline).contains { line in
        ["import ", "@testable import ", "struct ", "extension ", "final class "].contains { line.hasPrefix($0) }
      }
  }
}
