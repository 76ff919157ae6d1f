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

  /// The rows of a part of a picture; `nil` when `colors` are too many with those that it adds.
  init?(_ part: PixelPart, of raster: Raster, _ colors: inout ColorTable) {
    width = part.width
    let pixels = raster.pixels.span
    var row = [UInt8](repeating: 0, count: width)
    var above = pixels.extracting(0..<0)
    // What is not filled costs no memory; to grow would cost time.
    numbers.reserveCapacity(width * part.height)
    for y in part.y..<(part.y + part.height) {
      let start = y &* raster.width &+ part.x
      let now = pixels.extracting(start..<(start &+ width))
      var x = RowScan.commonPrefix(now, above)
      if x == width {
        counts[counts.count - 1] += 1
        continue
      }
      var changed = row.mutableSpan
      while x < width {
        guard let number = colors.number(of: now[x]) else { return nil }
        let end = x &+ RowScan.run(of: now[x], in: now, from: x)
        for place in x..<end { changed[place] = number }
        x = end &+ RowScan.commonPrefix(now, above, from: end)
      }
      numbers += row
      counts.append(1)
      above = now
    }
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
    let unitCount = (width * depth + 7) / 8
    var compressor = RowCompressor<UInt8>(width: unitCount, layout: .index)
    var units = [UInt8](repeating: 0, count: unitCount)
    let isInOrder = palette.isOpaque && depth == 8
    let numbers = numbers.span
    for (index, count) in counts.enumerated() {
      let row = numbers.extracting((index &* width)..<((index &+ 1) &* width))
      if isInOrder {
        compressor.append(row)
      } else {
        Self.pack(row, depth: depth, palette.places, into: &units)
        compressor.append(units.span)
      }
      for _ in 1..<count {
        if compressor.byteCount >= pieceSize { emit(compressor.takeBytes()) }
        compressor.repeatRow()
      }
      if compressor.byteCount >= pieceSize { emit(compressor.takeBytes()) }
    }
    compressor.finish()
    emit(compressor.takeBytes())
  }

  /// Puts the places of some colors into bytes, the leftmost in the highest bits.
  private static func pack(_ row: Span<UInt8>, depth: Int, _ places: [UInt8], into units: inout [UInt8]) {
    guard depth < 8 else {
      for x in row.indices { units[x] = places[Int(row[x])] }
      return
    }
    let perByte = 8 / depth
    for index in units.indices {
      let start = index &* perByte
      let end = min(start &+ perByte, row.count)
      var byte: UInt8 = 0
      for x in start..<end { byte = byte &<< UInt8(depth) | places[Int(row[x])] }
      units[index] = byte &<< UInt8(8 - (end - start) * depth)
    }
  }
}
