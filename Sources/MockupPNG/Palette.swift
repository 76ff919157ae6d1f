/// The colors of a picture that has at most 256 of them.
struct Palette {
  /// The premultiplied colors: those that are not opaque first, then in the order in which they appear.
  let colors: [UInt32]
  /// Whether all colors are opaque.
  let isOpaque: Bool
  private let table: ColorTable

  /// The most colors that a palette holds.
  static let maximumCount = 256

  /// The colors in `table`.
  init(_ table: ColorTable) {
    let translucent = table.colors.filter { $0 >> 24 != 255 }
    colors = translucent + table.colors.filter { $0 >> 24 == 255 }
    isOpaque = translucent.isEmpty
    var sorted = ColorTable()
    for color in colors { _ = sorted.insert(color) }
    self.table = sorted
  }

  /// How many bits the place of a color takes: 1, 2, 4 or 8.
  var bitDepth: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Brings the places of the colors of a row, packed into bytes with the leftmost in the highest bits, up to date.
  ///
  /// - Parameters:
  ///   - row: the pixels.
  ///   - above: the pixels of the row whose places `packed` holds; empty if it holds none.
  ///   - packed: the bytes.
  func update(_ packed: inout [UInt32], with row: Span<UInt32>, after above: Span<UInt32>) {
    let depth = bitDepth
    guard depth == 8 else { return pack(row, depth: UInt32(depth), into: &packed) }
    var last = row.isEmpty ? 0 : row[0]
    var index = table.place(of: last)
    var x = PixelScan.commonPrefix(row, above)
    while x < row.count {
      if row[x] != last {
        last = row[x]
        index = table.place(of: last)
      }
      packed[x] = index
      x &+= 1
      x &+= PixelScan.commonPrefix(row, above, from: x)
    }
  }

  private func pack(_ row: Span<UInt32>, depth: UInt32, into packed: inout [UInt32]) {
    let perByte = Int(8 / depth)
    var last = row.isEmpty ? 0 : row[0]
    var index = table.place(of: last)
    for position in 0..<packed.count {
      var byte: UInt32 = 0
      let start = position &* perByte
      let end = min(start &+ perByte, row.count)
      for x in start..<end {
        if row[x] != last {
          last = row[x]
          index = table.place(of: last)
        }
        byte = byte &<< depth | index
      }
      packed[position] = byte &<< (8 &- UInt32(truncatingIfNeeded: end &- start) &* depth)
    }
  }
}
