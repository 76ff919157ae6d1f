import Scene

/// How much of each pixel something covers, 0 to 255, and where the pixels are.
struct PixelMask {
  /// The left top pixel, in the whole picture.
  private(set) var x, y: Int
  let width, height: Int
  /// The pixels, row by row from the top, `stride` bytes a row.
  var coverage: [UInt8]

  /// A mask of the pixels that a rectangle touches, all zero; `nil` where there are none or far too many.
  init?(around bounds: Rect) {
    let frame = bounds.roundedOut
    guard frame.width > 0, frame.height > 0, frame.width < 1e5, frame.height < 1e5, abs(frame.x) < 1e7,
      abs(frame.y) < 1e7, frame.width * frame.height < 1e8
    else { return nil }
    x = Int(frame.x)
    y = Int(frame.y)
    width = Int(frame.width)
    height = Int(frame.height)
    coverage = []
    coverage = [UInt8](repeating: 0, count: stride * height)
  }

  /// Cairo wants rows to begin at multiples of four bytes.
  var stride: Int { (width + 3) / 4 * 4 }

  /// The same mask elsewhere.
  func offset(x dx: Int, y dy: Int) -> PixelMask {
    var copy = self
    copy.x += dx
    copy.y += dy
    return copy
  }
}
