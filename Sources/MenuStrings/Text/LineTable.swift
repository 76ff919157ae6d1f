/// An index from byte offsets to lines and columns; lookup is logarithmic, even in very long lines.
package struct LineTable: Sendable {
  package let bytes: [UInt8]
  private var starts = [0]
  /// The number of scalars before each block of ``piece`` bytes.
  private var marks: [Int] = []
  private static let piece = 256

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

  package func location(at offset: Int, in path: String) -> FileLocation {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return FileLocation(path: path, line: low + 1, column: scalars(before: offset) - scalars(before: starts[low]) + 1)
  }

  private func scalars(before offset: Int) -> Int {
    let piece = min(offset / Self.piece, marks.count - 1)
    // The last mark is the total count.
    let start = min(piece * Self.piece, bytes.count)
    guard start < bytes.count else { return marks[marks.count - 1] }
    return bytes[start..<offset].reduce(marks[piece]) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}
