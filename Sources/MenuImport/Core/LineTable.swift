/// Where the lines of a text begin, so that the place of any byte is found without reading the text again.
struct LineTable: Sendable {
  private let bytes: [UInt8]
  /// The distance of each line from the start, in bytes.
  private var starts = [0]

  /// The lines of a text in UTF-8.
  init(_ bytes: some Collection<UInt8>) {
    self.bytes = Array(bytes)
    for (offset, byte) in self.bytes.enumerated() where byte == 0x0A { starts.append(offset + 1) }
  }

  /// The place of a byte; the place behind the last one for what lies behind it.
  func place(at offset: Int, in path: String) -> SourcePlace {
    let offset = min(max(0, offset), bytes.count)
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = bytes[starts[low]..<offset].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return SourcePlace(path: path, line: low + 1, column: column)
  }
}
