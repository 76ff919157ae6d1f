import MockupScene

/// An image of few colors as color numbers, assigned in order of appearance.
///
/// Consecutive equal rows are stored once.
struct IndexedRows {
  private let width: Int
  private var numbers: [UInt8] = []
  /// For each stored row, the number of consecutive equal rows.
  private var counts: [Int] = []
  /// For each stored row, the words of its ``RowMarks``.
  private var marks: [UInt64] = []

  /// Returns `nil` if the rectangle's new colors exceed the capacity of `colors`.
  init?(_ part: PixelPart, of raster: Raster, _ colors: inout ColorTable) {
    width = part.width
    let pixels = raster.pixels.span
    var row = [UInt8](repeating: 0, count: width)
    var above = pixels.extracting(0..<0)
    var marks = RowMarks(width: width)
    // Untouched capacity costs no memory, and growing would cost time.
    numbers.reserveCapacity(width * part.height)
    for y in part.y..<(part.y + part.height) {
      let start = y &* raster.width &+ part.x
      let now = pixels.extracting(start..<(start &+ width))
      guard marks.mark(now, under: above) else {
        counts[counts.count - 1] += 1
        continue
      }
      guard Self.number(now, marks.words.span, into: &row, &colors) else { return nil }
      row.span.append(to: &numbers)
      marks.words.span.append(to: &self.marks)
      counts.append(1)
      above = now
    }
  }

  /// Updates the color numbers of a row; returns `false` if there are too many colors.
  private static func number(
    _ pixels: Span<UInt32>, _ marks: Span<UInt64>, into row: inout [UInt8], _ colors: inout ColorTable
  ) -> Bool {
    let wordCount = (pixels.count &+ 63) &>> 6
    var numbers = row.mutableSpan
    // First pixels that differ from both neighbors, then those that continue a run from the left. The end of a run is
    // unpredictable for a branch; the position of the next set bit is not.
    for word in 0..<wordCount {
      var new = RowMarks.new(marks, word)
      while new != 0 {
        let x = word &<< 6 &+ new.trailingZeroBitCount
        // Both marks are set behind the last pixel.
        guard x < pixels.count else { break }
        guard let number = colors.number(of: pixels[x]) else { return false }
        numbers[x] = number
        new &= new &- 1
      }
    }
    for word in 0..<wordCount {
      var same = RowMarks.continued(marks, word)
      while same != 0 {
        let start = same.trailingZeroBitCount
        let count = (~(same &>> UInt64(truncatingIfNeeded: start))).trailingZeroBitCount
        let x = word &<< 6 &+ start
        let number = numbers[x &- 1]
        for index in x..<(x &+ count) { numbers[index] = number }
        // Adding the lowest bit of the run clears the run; the carry is not part of the next run.
        same &= same &+ (1 &<< UInt64(truncatingIfNeeded: start))
      }
    }
    return true
  }

  func compressed(by palette: Palette) -> [UInt8] {
    var bytes: [UInt8] = []
    compress(by: palette, pieceSize: .max) { bytes = $0 }
    return bytes
  }

  /// Compresses the rows into a zlib stream of palette indexes.
  ///
  /// - Parameter emit: Receives finished bytes once there are `pieceSize`, and the rest at the end.
  func compress(by palette: Palette, pieceSize: Int, _ emit: ([UInt8]) -> Void) {
    let depth = palette.bitDepth
    let byteCount = (width * depth + 7) / 8
    var compressor = IndexCompressor(width: byteCount)
    var bytes = [UInt8](repeating: 0, count: byteCount)
    var above: [UInt8] = []
    var byteMarks = RowMarks(width: byteCount)
    let isInOrder = palette.isOpaque && depth == 8
    let numbers = numbers.span
    let marks = marks.span
    let wordCount = RowMarks.wordCount(width: width)
    for (index, count) in counts.enumerated() {
      let row = numbers.extracting((index &* width)..<((index &+ 1) &* width))
      let words = marks.extracting((index &* wordCount)..<((index &+ 1) &* wordCount))
      if isInOrder {
        compressor.append(row, words, count: count, pieceSize, emit)
      } else if depth == 8 {
        for x in row.indices { bytes[x] = palette.indices[Int(row[x])] }
        compressor.append(bytes.span, words, count: count, pieceSize, emit)
      } else {
        Self.pack(row, depth: depth, palette.indices, into: &bytes)
        _ = byteMarks.mark(bytes.span, under: above.span)
        compressor.append(bytes.span, byteMarks.words.span, count: count, pieceSize, emit)
        above = bytes
      }
    }
    compressor.finish()
    emit(compressor.takeBytes())
  }

  /// Packs palette indexes into bytes, the leftmost index in the highest bits.
  private static func pack(_ row: Span<UInt8>, depth: Int, _ indices: [UInt8], into bytes: inout [UInt8]) {
    let perByte = 8 / depth
    for index in bytes.indices {
      let start = index &* perByte
      let end = min(start &+ perByte, row.count)
      var byte: UInt8 = 0
      for x in start..<end { byte = byte &<< UInt8(depth) | indices[Int(row[x])] }
      bytes[index] = byte &<< UInt8(8 - (end - start) * depth)
    }
  }
}
