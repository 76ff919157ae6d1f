import MockupScene

/// A picture of few colors, by their numbers in the order of their appearance.
///
/// Each row that differs from the one above it is kept once.
struct IndexedRows {
  private let width: Int
  /// The numbers of the colors, row after row.
  private var numbers: [UInt8] = []
  /// How often each of the rows stands below itself, the first time included.
  private var counts: [Int] = []
  /// Where each of the rows differs from the one above and along itself: the words of their ``RowMarks``.
  private var marks: [UInt64] = []

  /// The rows of a part of a picture; `nil` when `colors` are too many with those that it adds.
  init?(_ part: PixelPart, of raster: Raster, _ colors: inout ColorTable) {
    width = part.width
    let pixels = raster.pixels.span
    var row = [UInt8](repeating: 0, count: width)
    var above = pixels.extracting(0..<0)
    var marks = RowMarks(width: width)
    // What is not filled costs no memory; to grow would cost time.
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

  /// Brings the numbers of a row up to date with its pixels; `false` when there are too many colors.
  private static func number(
    _ pixels: Span<UInt32>, _ marks: Span<UInt64>, into row: inout [UInt8], _ colors: inout ColorTable
  ) -> Bool {
    let wordCount = (pixels.count &+ 63) &>> 6
    var numbers = row.mutableSpan
    // First the pixels that equal neither the one above nor the one to the left, then those that equal the latter: where a
    // run ends cannot be foretold, where the next bit is can be seen.
    for word in 0..<wordCount {
      var new = RowMarks.new(marks, word)
      while new != 0 {
        let x = word &<< 6 &+ new.trailingZeroBitCount
        // Behind the last pixel both marks are set.
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
        for place in x..<(x &+ count) { numbers[place] = number }
        // Adding to the lowest bit of the run clears all of it; what is carried is not a bit of the next one.
        same &= same &+ (1 &<< UInt64(truncatingIfNeeded: start))
      }
    }
    return true
  }

  /// The rows as a zlib stream of places in a palette.
  func compressed(by palette: Palette) -> [UInt8] {
    var bytes: [UInt8] = []
    compress(by: palette, pieceSize: .max) { bytes = $0 }
    return bytes
  }

  /// The rows as a zlib stream of places in a palette, in pieces.
  ///
  /// - Parameter emit: is given what is finished, as soon as that is `pieceSize` bytes, and what is left in the end.
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
        for x in row.indices { bytes[x] = palette.places[Int(row[x])] }
        compressor.append(bytes.span, words, count: count, pieceSize, emit)
      } else {
        Self.pack(row, depth: depth, palette.places, into: &bytes)
        _ = byteMarks.mark(bytes.span, under: above.span)
        compressor.append(bytes.span, byteMarks.words.span, count: count, pieceSize, emit)
        above = bytes
      }
    }
    compressor.finish()
    emit(compressor.takeBytes())
  }

  /// Puts the places of some colors into bytes of several, the leftmost in the highest bits.
  private static func pack(_ row: Span<UInt8>, depth: Int, _ places: [UInt8], into bytes: inout [UInt8]) {
    let perByte = 8 / depth
    for index in bytes.indices {
      let start = index &* perByte
      let end = min(start &+ perByte, row.count)
      var byte: UInt8 = 0
      for x in start..<end { byte = byte &<< UInt8(depth) | places[Int(row[x])] }
      bytes[index] = byte &<< UInt8(8 - (end - start) * depth)
    }
  }
}
