/// The lines of a source, for code frames and columns of editors.
package struct SourceLines {
  package struct Position: Equatable {
    /// One-based.
    package var line: Int
    /// One-based, in Unicode scalars.
    package var column: Int
    /// One-based, in UTF-16 units, as in most editors.
    package var columnUTF16: Int
  }

  package let bytes: [UInt8]
  /// The offsets of the first byte of each line.
  private let starts: [Int]

  /// Lines longer than this are not shown.
  private static let longestLine = 400

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Positions do not count a byte order mark.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"): starts.append(index + 1)
      case UInt8(ascii: "\r"):
        let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
        if !isPair { starts.append(index + 1) }
      default: break
      }
    }
    self.starts = starts
  }

  /// Returns the offset of a line and column; `nil` if the line or column does not exist.
  package func offset(line: Int, column: Int) -> Int? {
    guard starts.indices.contains(line - 1) else { return nil }
    var offset = starts[line - 1]
    let end = end(ofLine: line)
    for _ in 1..<max(1, column) {
      guard offset < end else { return nil }
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  package func position(at offset: Int) -> Position {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let before = text(starts[low]..<max(starts[low], min(offset, end(ofLine: low + 1))))
    return Position(line: low + 1, column: before.unicodeScalars.count + 1, columnUTF16: before.utf16.count + 1)
  }

  /// Returns the line in which a range of offsets begins, and a line of marks below the range; `nil` for a long line
  /// and for a file that is not text, such as a picture with its document.
  package func frame(of range: Range<Int>) -> String? {
    let line = position(at: range.lowerBound).line
    let lineRange = starts[line - 1]..<end(ofLine: line)
    guard range.lowerBound <= bytes.count, lineRange.count <= Self.longestLine, !bytes.prefix(4096).contains(0) else {
      return nil
    }
    func shown(_ part: Range<Int>) -> String {
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: text(part).unicodeScalars.map { $0.isShownInFrames ? $0 : " " })
      return String(scalars)
    }
    let start = min(range.lowerBound, lineRange.upperBound)
    let marked = shown(start..<max(start, min(range.upperBound, lineRange.upperBound)))
    let marks = "^" + String(repeating: "~", count: max(0, TextWidth.of(marked) - 1))
    let before = shown(lineRange.lowerBound..<max(lineRange.lowerBound, start))
    let indentation = String(repeating: " ", count: TextWidth.of(before))
    return "  \(shown(lineRange))\n  \(indentation)\(marks)"
  }

  /// The offset after the last byte of a line, without its line end.
  private func end(ofLine line: Int) -> Int {
    guard line < starts.count else { return bytes.count }
    let end = starts[line] - 1
    let isPair = bytes[end] == UInt8(ascii: "\n") && end > starts[line - 1] && bytes[end - 1] == UInt8(ascii: "\r")
    return isPair ? end - 1 : end
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension Unicode.Scalar {
  /// False for control characters, which could act on a terminal, and invisible ones, except joiners.
  fileprivate var isShownInFrames: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: value == 0x200C || value == 0x200D
    default: true
    }
  }
}
