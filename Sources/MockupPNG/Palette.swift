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

/// Up to 256 colors, each with its place in the order of their appearance.
struct ColorTable {
  /// The colors in the order of their appearance.
  private(set) var colors: [UInt32] = []
  /// Open addressing: the color in the low half, its place plus one in the high one; 0 where nothing is.
  private var slots = [UInt64](repeating: 0, count: 1_024)

  /// Adds a color that may be there already; `false` if there is no room for it.
  @inline(__always)
  mutating func insert(_ color: UInt32) -> Bool {
    var slot = Self.hash(color)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == color { return true }
      slot = (slot &+ 1) & 1_023
    }
    guard colors.count < Palette.maximumCount else { return false }
    colors.append(color)
    slots[slot] = UInt64(colors.count) << 32 | UInt64(color)
    return true
  }

  /// The place of a color; 0 for one that is not there.
  @inline(__always)
  func place(of color: UInt32) -> UInt32 {
    var slot = Self.hash(color)
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == color {
        return UInt32(truncatingIfNeeded: slots[slot] &>> 32) &- 1
      }
      slot = (slot &+ 1) & 1_023
    }
    return 0
  }

  @inline(__always)
  private static func hash(_ color: UInt32) -> Int {
    Int(truncatingIfNeeded: (color &* 0x9E37_79B1) &>> 22)
  }
}

/// What has to be known of the pixels before the first one is written.
struct PixelCensus {
  /// Whether every pixel is opaque, up to where the counting ended.
  private(set) var isOpaque = true
  /// The colors; `nil` when there are more than a palette can hold, and the counting ended there.
  private(set) var colors: ColorTable? = ColorTable()

  /// Counts the colors of a picture.
  mutating func add(_ pixels: Span<UInt32>, width: Int) {
    var start = 0
    while start < pixels.count, colors != nil {
      let row = pixels.extracting(start..<min(start + width, pixels.count))
      count(row, pixels.extracting(max(0, start - width)..<start))
      start += width
    }
  }

  private mutating func count(_ row: Span<UInt32>, _ above: Span<UInt32>) {
    var x = PixelScan.commonPrefix(row, above)
    while x < row.count {
      let pixel = row[x]
      if pixel &>> 24 != 255 { isOpaque = false }
      if colors?.insert(pixel) != true {
        colors = nil
        return
      }
      x &+= PixelScan.run(of: pixel, in: row, from: x)
      x &+= PixelScan.commonPrefix(row, above, from: x)
    }
  }
}
