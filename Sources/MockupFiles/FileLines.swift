package struct FileLines: Sequence, IteratorProtocol {
  private static let lineEnd = UInt8(ascii: "\n")
  private static let longestLine = 1 << 24

  private let pieces: FilePieces
  private var rest: ArraySlice<UInt8> = []

  package init?(path: String) {
    guard let pieces = FilePieces(path: path) else { return nil }
    self.pieces = pieces
  }

  package mutating func next() -> ArraySlice<UInt8>? {
    var searched = rest.startIndex
    while true {
      if let end = rest[searched...].firstIndex(of: Self.lineEnd) {
        let line = rest[..<end]
        rest = rest[(end + 1)...]
        return line
      }
      let length = rest.count
      guard length < Self.longestLine, let piece = pieces.next() else {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      rest = ArraySlice(Array(rest) + piece)
      searched = length
    }
  }
}
