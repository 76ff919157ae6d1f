/// The lines of a stream of bytes, which comes in pieces.
package struct LineReader: Sendable {
  /// A line of the stream.
  package enum Line: Hashable, Sendable {
    /// Without its end.
    case whole([UInt8])
    /// One that is too long to be kept.
    case tooLong
  }

  private let limit: Int
  private let read: @Sendable () -> [UInt8]
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// The lines of a stream.
  ///
  /// - Parameters:
  ///   - limit: the most bytes of a line that is kept.
  ///   - read: gives the next bytes of the stream; none at its end.
  package init(limit: Int, read: @escaping @Sendable () -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// The next line that is not empty; `nil` at the end.
  package mutating func next() -> Line? {
    var line: [UInt8] = []
    var length = 0
    while true {
      if piece.isEmpty {
        piece = isAtEnd ? [] : read()[...]
        isAtEnd = piece.isEmpty
      }
      let end = piece.firstIndex(of: UInt8(ascii: "\n"))
      let part = piece[..<(end ?? piece.endIndex)]
      length += part.count
      if length > limit { line = [] } else { line += part }
      piece = end.map { piece[($0 + 1)...] } ?? []
      guard end != nil || isAtEnd else { continue }
      if length > limit { return .tooLong }
      if line.contains(where: { !Self.space.contains($0) }) { return .whole(line) }
      if isAtEnd { return nil }
      (line, length) = ([], 0)
    }
  }

  private static let space: Set<UInt8> = [0x20, 0x09, 0x0D]
}
