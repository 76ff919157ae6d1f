/// A text with places that are to be filled: `{{name}}`.
package struct PageFrame {
  /// What a frame is made of.
  private enum Piece {
    /// Stands as it is.
    case text(ArraySlice<UInt8>)
    /// Is filled by what has this name.
    case place(String)
  }

  private static let open = Array("{{".utf8)
  private static let close = Array("}}".utf8)

  private let pieces: [Piece]

  /// A frame as it is written. A place that is not closed is text.
  package init(_ bytes: [UInt8]) {
    var pieces: [Piece] = []
    var rest = bytes[...]
    while let start = rest.firstRange(of: Self.open), let end = rest[start.upperBound...].firstRange(of: Self.close) {
      pieces.append(.text(rest[..<start.lowerBound]))
      pieces.append(.place(String(decoding: rest[start.upperBound..<end.lowerBound], as: UTF8.self)))
      rest = rest[end.upperBound...]
    }
    pieces.append(.text(rest))
    self.pieces = pieces
  }

  /// The names of all places, in their order.
  package var places: [String] {
    pieces.compactMap { if case .place(let name) = $0 { name } else { nil } }
  }

  /// The text with all its places filled; what is filled in is not looked at again.
  package func filled(with contents: (String) -> [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): result += text
      case .place(let name): result += contents(name)
      }
    }
    return result
  }
}
