/// How much of each pixel something covers, 0 to 255, and where the pixels are.
struct PixelMask {
  private(set) var frame: PixelFrame
  /// The pixels, row by row from the top, `stride` bytes a row.
  var coverage: [UInt8]

  /// The most pixels of a mask.
  private static let mostPixels = 1 << 28

  /// A mask of nothing; `nil` where there are no pixels or far too many.
  init?(_ frame: PixelFrame) {
    guard !frame.isEmpty, frame.width * frame.height <= Self.mostPixels else { return nil }
    self.frame = frame
    coverage = []
    coverage = [UInt8](repeating: 0, count: stride * frame.height)
  }

  /// A mask of the given coverage, which must have `stride` bytes for each row; `nil` if it has not.
  init?(_ frame: PixelFrame, coverage: [UInt8]) {
    self.frame = frame
    self.coverage = coverage
    guard !frame.isEmpty, coverage.count == stride * frame.height else { return nil }
  }

  /// Cairo wants rows to begin at multiples of four bytes.
  var stride: Int { Self.stride(frame.width) }

  /// How many bytes a row of so many pixels takes.
  static func stride(_ width: Int) -> Int { (width + 3) / 4 * 4 }

  /// The same mask elsewhere.
  func offset(x dx: Int, y dy: Int) -> PixelMask {
    var copy = self
    copy.frame.x += dx
    copy.frame.y += dy
    return copy
  }

  /// Covers each pixel only as far as another mask of the same frame does.
  mutating func multiply(by other: PixelMask) {
    guard other.frame == frame else { return }
    for index in coverage.indices where other.coverage[index] != 255 {
      coverage[index] = UInt8(Pixel.times(UInt32(coverage[index]), UInt32(other.coverage[index])))
    }
  }

  /// Covers the pixels of a frame wholly.
  mutating func fill(_ part: PixelFrame) {
    let part = part.intersection(frame)
    for row in part.y..<part.maxY {
      let start = (row - frame.y) * stride + part.x - frame.x
      coverage.replaceSubrange(start..<start + part.width, with: repeatElement(255, count: part.width))
    }
  }

  /// Takes over the pixels of another mask where the two overlap.
  mutating func copy(_ other: PixelMask) {
    let part = other.frame.intersection(frame)
    for row in part.y..<part.maxY {
      let start = (row - frame.y) * stride + part.x - frame.x
      let source = (row - other.frame.y) * other.stride + part.x - other.frame.x
      coverage.replaceSubrange(start..<start + part.width, with: other.coverage[source..<source + part.width])
    }
  }
}
