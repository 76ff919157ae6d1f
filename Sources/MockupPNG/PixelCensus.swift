/// What has to be known of the pixels before the first one is written.
struct PixelCensus {
  /// Whether every pixel is opaque, up to where the counting ended.
  private(set) var isOpaque = true
  /// The colors; `nil` when there are more than a palette can hold, and the counting ended there.
  private(set) var colors: ColorTable? = ColorTable()

  /// Counts the colors of a picture.
  init(_ pixels: Span<UInt32>, width: Int) {
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
