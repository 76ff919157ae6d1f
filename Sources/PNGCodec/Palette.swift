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

  /// The places of the colors of a row, packed into bytes with the leftmost in the highest bits.
  func indices(of row: Span<UInt32>, into packed: inout [UInt32]) {
    let depth = UInt32(bitDepth)
    var last = row.isEmpty ? 0 : row[0]
    var index = table.place(of: last)
    var byte: UInt32 = 0
    var filled: UInt32 = 0
    var position = 0
    for x in 0..<row.count {
      let pixel = row[x]
      if pixel != last {
        last = pixel
        index = table.place(of: pixel)
      }
      byte = byte &<< depth | index
      filled &+= depth
      if filled == 8 {
        packed[position] = byte
        position &+= 1
        byte = 0
        filled = 0
      }
    }
    if filled > 0 { packed[position] = byte &<< (8 &- filled) }
  }
}
