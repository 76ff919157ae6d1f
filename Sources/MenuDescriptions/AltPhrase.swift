import PositionedJSON

/// A phrase of spoken descriptions in one language, with placeholders for texts of a document.
///
/// `{title}` is replaced. `[with “{title}”|without]` becomes its first part if all its values are present, otherwise
/// the second. Each phrase is therefore complete, with the word order and endings of its language.
package struct AltPhrase: Hashable, Sendable {
  package enum Placeholder: String, CaseIterable, Hashable, Sendable {
    case title
    /// The name of a context menu.
    case menu
    case keys
    case mark
    case number
    /// The members of a list, and its last one.
    case first, last
  }

  /// Text with placeholders.
  package struct Template: Hashable, Sendable {
    /// Text or a placeholder.
    private enum Piece: Hashable, Sendable {
      case words(String)
      case value(Placeholder)
    }

    private let pieces: [Piece]

    /// Parses a text without brackets.
    init(_ text: Substring) throws(SyntaxError) {
      var pieces: [Piece] = []
      var rest = text
      while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
        pieces.append(.words(try Self.words(rest[..<start])))
        rest = rest[rest.utf8.index(after: start)...]
        guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else { throw .unpaired("{") }
        let name = String(rest[..<end])
        guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
        pieces.append(.value(placeholder))
        rest = rest[rest.utf8.index(after: end)...]
      }
      pieces.append(.words(try Self.words(rest)))
      self.pieces = pieces
    }

    private static func words(_ text: Substring) throws(SyntaxError) -> String {
      if let sign = text.unicodeScalars.first(where: AltPhrase.isSign) { throw .unpaired(sign) }
      return String(text)
    }

    package var placeholders: Set<Placeholder> {
      Set(pieces.compactMap { if case .value(let placeholder) = $0 { placeholder } else { nil } })
    }

    /// The text with inserted values; `nil` if one is missing. Inserted text is not searched for placeholders.
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
    /// Unconditional text.
    case plain(Template)
    /// Text if all values are present, and text if one is missing.
    case choice(with: Template, without: Template)
  }

  /// The source text of the phrase.
  package let pattern: String
  /// The parts of the phrase; empty for plain text, the most frequent case.
  package let parts: [Part]

  /// A phrase without words.
  init() {
    pattern = ""
    parts = []
  }

  /// Parses the source text of a phrase.
  package init(_ pattern: String) throws(SyntaxError) {
    self.pattern = pattern
    parts = pattern.unicodeScalars.contains(where: Self.isSign) ? try Self.parts(of: pattern) : []
  }

  /// The phrase without any values.
  package var text: String { filled([:]) }

  /// The phrase with inserted values; `nil` and missing ones are omitted.
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

  private static func parts(of pattern: String) throws(SyntaxError) -> [Part] {
    var parts: [Part] = []
    var rest = pattern[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "[")) {
      parts.append(.plain(try Template(rest[..<start])))
      rest = rest[rest.utf8.index(after: start)...]
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "]")) else { throw .unpaired("[") }
      let choice = rest[..<end]
      let bar = choice.utf8.firstIndex(of: UInt8(ascii: "|"))
      let without = bar.map { choice[choice.utf8.index(after: $0)...] } ?? ""
      parts.append(.choice(with: try Template(choice[..<(bar ?? end)]), without: try Template(without)))
      rest = rest[rest.utf8.index(after: end)...]
    }
    parts.append(.plain(try Template(rest)))
    return parts
  }

  /// Whether a character is part of the syntax, so that words cannot contain it.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "{", "}", "[", "]", "|": true
    default: false
    }
  }
}

extension AltPhrase {
  /// A syntax error in the source text of a phrase.
  package enum SyntaxError: Error, Hashable {
    case unknownPlaceholder(String)
    /// A misplaced brace, bracket, or bar.
    case unpaired(Unicode.Scalar)

    var message: String {
      switch self {
      case .unknownPlaceholder(let name):
        "unknown placeholder \(Quotation.of(name)), expected one of \(Quotation.list(Self.placeholders))"
      case .unpaired("|"): "\"|\" is allowed once between brackets"
      case .unpaired(let sign): "unpaired \"\(sign)\""
      }
    }

    /// The probably intended placeholder.
    var suggestion: String? {
      guard case .unknownPlaceholder(let name) = self else { return nil }
      return NearestName.find(name, among: Self.placeholders)
    }

    private static var placeholders: [String] { Placeholder.allCases.map { $0.rawValue } }
  }
}
