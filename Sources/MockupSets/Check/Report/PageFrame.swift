/// A text template with placeholders of the form `{{name}}`.
package struct PageFrame {
  private enum Piece {
    case text(ArraySlice<UInt8>)
    case placeholder(String)
  }

  private static let open = Array("{{".utf8)
  private static let close = Array("}}".utf8)

  private let pieces: [Piece]

  /// Parses a template. An unclosed placeholder is text.
  package init(_ bytes: [UInt8]) {
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let start = rest.firstRange(of: Self.open), let end = rest[start.upperBound...].firstRange(of: Self.close) {
      pieces.append(.text(rest[..<start.lowerBound]))
      pieces.append(.placeholder(String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)))
      rest = rest[end.upperBound...]
    }
    pieces.append(.text(rest))
    self.pieces = pieces
  }

  package var placeholders: [String] {
    pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// Returns the text with all placeholders replaced; replacements are not scanned again.
  package func filled(with contents: (String) -> [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .placeholder(let name): result += contents(name)
      }
    }
    return result
  }
}
