/// Where the lines of a text begin, so that the place of any byte is found without reading the text again, however long
/// its lines are.
package struct LineTable: Sendable {
  /// The text in UTF-8.
  package let bytes: [UInt8]
  /// The distance of each line from the start, in bytes.
  private var starts = [0]
  /// How many scalars begin before each piece of the text.
  private var marks: [Int] = []
  /// Bytes of a piece.
  private static let piece = 256

  /// The lines of a text in UTF-8.
  package init(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)
    var count = 0
    for (offset, byte) in self.bytes.enumerated() {
      if offset.isMultiple(of: Self.piece) { marks.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      if byte == 0x0A { starts.append(offset + 1) }
    }
    marks.append(count)
  }

  /// The place of a byte; the place behind the last one for what lies behind it.
  package func place(at offset: Int, in path: String) -> SourcePlace {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePlace(path: path, line: low + 1, column: scalars(before: offset) - scalars(before: starts[low]) + 1)
  }

  /// How many scalars begin before a byte.
  private func scalars(before offset: Int) -> Int {
    let piece = min(offset / Self.piece, marks.count - 1)
    // Behind the last piece only its end is known.
    let start = min(piece * Self.piece, bytes.count)
    guard start < bytes.count else { return marks[marks.count - 1] }
    return bytes[start..<offset].reduce(marks[piece]) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
