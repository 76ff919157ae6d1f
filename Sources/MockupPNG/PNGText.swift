/// A text that a PNG carries along.
public struct PNGText: Hashable, Sendable {
  /// What the text is: 1 to 79 printable Latin-1 characters, as in `Title`.
  public var keyword: String
  /// The language of the text, a BCP 47 tag; empty if it has none.
  public var language: String
  /// The text, without NUL; kept byte for byte.
  public var text: String

  /// A text from its parts.
  public init(keyword: String, language: String = "", text: String) {
    self.keyword = keyword
    self.language = language
    self.text = text
  }
}
