/// Splits a stream of chunks into lines.
package struct LineReader: Sendable {
  package enum Line: Hashable, Sendable {
    /// Without its line ending.
    case complete([UInt8])
    case tooLong
  }

  private let limit: Int
  private let read: @Sendable () -> [UInt8]
  private var piece: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// - Parameters:
  ///   - limit: the longest line, in bytes.
  ///   - read: returns the next bytes of the stream; empty at its end.
  package init(limit: Int, read: @escaping @Sendable () -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// Returns the next non-empty line; `nil` at the end.
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
      if line.contains(where: { !Self.space.contains($0) }) { return .complete(line) }
      if isAtEnd { return nil }
      (line, length) = ([], 0)
    }
  }

  private static let space: Set<UInt8> = [0x20, 0x09, 0x0D]
}
