/// A phrase of descriptions in one language, with placeholders for values.
///
/// `{title}` is replaced; `[with “{title}”|without]` chooses the first part if all its values are present, else the
/// second. A phrase is a single string, so that each language determines its word order and inflection.
package struct AltPhrase: Hashable, Sendable, ExpressibleByStringLiteral {
  package enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case title
    case menu
    case keys
    case mark
    case number
    /// The members of a list except the last, and the last one.
    case first, last
  }

  package struct Template: Hashable, Sendable {
    private enum Piece: Hashable, Sendable {
      case words(String)
      case value(Placeholder)
    }

    private let pieces: [Piece]

    init(_ text: String) {
      let pieces = text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).map(Substring.init)
      self.pieces = pieces.enumerated().flatMap { index, piece -> [Piece] in
        guard index > 0, let end = piece.utf8.firstIndex(of: UInt8(ascii: "}")),
          let placeholder = Placeholder(rawValue: String(piece[..<end]))
        else { return [.words(String(piece))] }
        return [.value(placeholder), .words(String(piece[piece.utf8.index(after: end)...]))]
      }
    }

    package var placeholders: Set<Placeholder> {
      Set(pieces.compactMap { if case .value(let placeholder) = $0 { placeholder } else { nil } })
    }

    /// Returns the text with values inserted; `nil` if one is missing. Inserted values are not parsed again.
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

  package enum Part: Hashable, Sendable {
    case plain(Template)
    case choice(with: Template, without: Template)
  }

  package let pattern: String
  /// Empty for a phrase without placeholders, the common case.
  package let parts: [Part]

  package init(stringLiteral pattern: String) {
    self.pattern = pattern
    let hasPlaces = pattern.utf8.contains { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
    parts = hasPlaces ? Self.parts(of: pattern) : []
  }

  var text: String { filled([:]) }

  /// Returns the phrase with values inserted; `nil` and absent values are omitted.
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
