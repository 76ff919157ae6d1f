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

  /// Masks from left to right as one; where two share pixels, both cover. `nil` where there are none, or far too many
  /// pixels.
  init?(together masks: [PixelMask]) {
    guard let first = masks.first else { return nil }
    guard masks.count > 1 else {
      self = first
      return
    }
    self.init(masks.dropFirst().reduce(first.frame) { $0.union($1.frame) })
    var reached = first.frame.x
    for mask in masks {
      add(mask, sharedColumns: max(0, reached - mask.frame.x))
      reached = max(reached, mask.frame.maxX)
    }
  }

  /// Adds a mask that lies within this one.
  ///
  /// - Parameter sharedColumns: in so many columns from its left end something may be covered already.
  private mutating func add(_ other: PixelMask, sharedColumns: Int) {
    let (stride, otherStride) = (stride, other.stride)
    let width = other.frame.width
    let shared = min(sharedColumns, width)
    let corner = (other.frame.y - frame.y) * stride + other.frame.x - frame.x
    let source = other.coverage.span
    var target = coverage.mutableSpan
    for row in 0..<other.frame.height {
      let start = corner &+ row &* stride
      let from = row &* otherStride
      for x in 0..<shared { target[start &+ x] = CoverageSteps.sum(target[start &+ x], source[from &+ x]) }
      guard width &- shared >= 8 else {
        for x in shared..<width { target[start &+ x] = source[from &+ x] }
        continue
      }
      // Eight bytes at a time; the last eight may have been copied in part already.
      var bytes = target.mutableBytes
      var x = shared
      while x < width {
        let place = min(x, width &- 8)
        let eight = source.bytes.unsafeLoadUnaligned(fromByteOffset: from &+ place, as: UInt64.self)
        bytes.storeBytes(of: eight, toByteOffset: start &+ place, as: UInt64.self)
        x &+= 8
      }
    }
  }
}
