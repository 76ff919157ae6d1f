/// The beginning of a text, which tells what kind of file it is from.
package struct TextOpening {
  /// At most 4,096 characters.
  package let text: Substring
  /// The first character that is printed.
  let first: Character?

  package init(_ text: String) {
    self.text = text.prefix(4096)
    first = self.text.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
  }

  /// Whether the text is XML.
  package var isMarkup: Bool { first == "<" }

  /// Whether the text has lines that begin as those of Swift do.
  package var isSwift: Bool {
    !isMarkup
      && text.split(whereSeparator: \.isNewline).contains { line in
        ["import ", "@testable import ", "struct ", "extension ", "final class "].contains { line.hasPrefix($0) }
      }
  }
}
