/// A phrase of spoken descriptions in one language, with places for what is only known of a document.
///
/// `{title}` is put in; of `[with “{title}”|without]` the first part counts where all its values are there, else the
/// second. So a whole phrase stands in one piece, in the order and with the endings that its language wants.
package struct AltPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What is put into a phrase.
  package enum Placeholder: String, CaseIterable, Hashable, Sendable {
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

  /// Words with places for values.
  package struct Template: Hashable, Sendable {
    /// Words, or a place.
    private enum Piece: Hashable, Sendable {
      case words(String)
      case value(Placeholder)
    }

    private let pieces: [Piece]

    /// A template as it is written.
    init(_ text: String) {
      let pieces = text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).map(Substring.init)
      self.pieces = pieces.enumerated().flatMap { index, piece -> [Piece] in
        guard index > 0, let end = piece.utf8.firstIndex(of: UInt8(ascii: "}")),
          let placeholder = Placeholder(rawValue: String(piece[..<end]))
        else { return [.words(String(piece))] }
        return [.value(placeholder), .words(String(piece[piece.utf8.index(after: end)...]))]
      }
    }

    /// The values that it has places for.
    package var placeholders: Set<Placeholder> {
      Set(pieces.compactMap { if case .value(let placeholder) = $0 { placeholder } else { nil } })
    }

    /// The words with values put in; `nil` where one is not there. Nothing is put into what was put in.
    fileprivate func filled(_ values: KeyValuePairs<Placeholder, String?>) -> String? {
      var result = ""
      for piece in pieces {
        switch piece {
        case .words(let words): result += words
        case .value(let placeholder):
          guard let value = values.first(where: { $0.key == placeholder })?.value else { return nil }
          result += value
        }
      }
      return result
    }
  }

  /// A piece of a phrase.
  package enum Part: Hashable, Sendable {
    /// Words that are always there.
    case plain(Template)
    /// Words for when all values are there, and for when one is not.
    case choice(with: Template, without: Template)
  }

  /// The phrase as it is written.
  package let pattern: String
  /// The pieces of the phrase; none where it is words alone, as most are.
  package let parts: [Part]

  package init(stringLiteral pattern: String) {
    self.pattern = pattern
    let hasPlaces = pattern.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    parts = hasPlaces ? Self.parts(of: pattern) : []
  }

  /// The phrase without any values.
  var text: String { filled([:]) }

  /// The phrase with values put in; one that is `nil` or absent is left out.
  package func filled(_ values: KeyValuePairs<Placeholder, String?>) -> String {
    guard !parts.isEmpty else { return pattern }
    var result = ""
    for part in parts {
      switch part {
      case .plain(let words): result += words.filled(values) ?? ""
      case .choice(let with, let without): result += with.filled(values) ?? without.filled(values) ?? ""
      }
    }
    return result
  }

  private static func parts(of pattern: String) -> [Part] {
    let pieces = pattern.utf8.split(separator: UInt8(ascii: "["), omittingEmptySubsequences: false).map(Substring.init)
    return pieces.enumerated().flatMap { index, piece -> [Part] in
      guard index > 0, let end = piece.utf8.firstIndex(of: UInt8(ascii: "]")) else {
        return [.plain(Template(String(piece)))]
      }
      let middle = piece.utf8[..<end].firstIndex(of: UInt8(ascii: "|"))
      let without = middle.map { String(piece[piece.utf8.index(after: $0)..<end]) }
      return [
        .choice(with: Template(String(piece[..<(middle ?? end)])), without: Template(without ?? "")),
        .plain(Template(String(piece[piece.utf8.index(after: end)...]))),
      ]
    }
  }
}
