/// A phrase of spoken descriptions in one language, with places for what is only known of a document.
///
/// `{title}` is put in; of `[with “{title}”|without]` the first part counts where all its values are there, else the
/// second. So a whole phrase stands in one piece, in the order and with the endings that its language wants.
struct AltPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What is put into a phrase.
  enum Placeholder: String, CaseIterable, Hashable, Sendable {
    /// What something is called.
    case title
    /// What a context menu is called.
    case menu
    /// Keys that are held.
    case keys
    /// The mark of a callout.
    case mark
    /// A number.
    case number
    /// The members of a list, and its last one.
    case first, last
  }

  /// The phrase as it is written.
  let pattern: String

  init(stringLiteral pattern: String) { self.pattern = pattern }

  /// The phrase without any values.
  var text: String { filled([:]) }

  /// The phrase with values put in; one that is `nil` or absent is left out.
  func filled(_ values: KeyValuePairs<Placeholder, String?>) -> String {
    // Most phrases are words alone.
    guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }) else { return pattern }
    return Self.parts(of: pattern).map { part in
      switch part {
      case .plain(let text): Self.filled(text, values) ?? text
      case .choice(let with, let without): Self.filled(with, values) ?? Self.filled(without, values) ?? without
      }
    }.joined()
  }

  /// A piece of a phrase.
  enum Part: Hashable {
    /// Words that are always there.
    case plain(String)
    /// Words for when all values are there, and for when one is not.
    case choice(with: String, without: String)
  }

  /// The pieces of a phrase.
  static func parts(of pattern: String) -> [Part] {
    let pieces = pattern.utf8.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false).map(Substring.init)
    return pieces.enumerated().flatMap { index, piece -> [Part] in
      guard index > 0, let end = piece.utf8.firstIndex(of: UInt8(ascii: "]")) else { return [.plain(String(piece))] }
      let middle = piece.utf8[..<end].firstIndex(of: UInt8(ascii: "|"))
      let without = middle.map { String(piece[piece.utf8.index(after: $0)..<end]) }
      return [
        .choice(with: String(piece[..<(middle ?? end)]), without: without ?? ""),
        .plain(String(piece[piece.utf8.index(after: end)...])),
      ]
    }
  }

  /// The placeholders that a text names.
  static func placeholders(in text: String) -> Set<Placeholder> {
    Set(Placeholder.allCases.filter { text.contains("{\($0.rawValue)}") })
  }

  /// A text with values put in; `nil` where one is not there.
  private static func filled(_ text: String, _ values: KeyValuePairs<Placeholder, String?>) -> String? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    // In one pass, so that nothing is put into what was put in.
    let pieces = text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).map(Substring.init)
    for (index, piece) in pieces.enumerated() {
      guard index > 0, let end = piece.utf8.firstIndex(of: UInt8(ascii: "}")),
        let name = Placeholder(rawValue: String(piece[..<end]))
      else {
        result += piece
        continue
      }
      guard let value = values.first(where: { $0.key == name })?.value else { return nil }
      result += value
      result += piece[piece.utf8.index(after: end)...]
    }
    return result
  }
}
