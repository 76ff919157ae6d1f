/// The coverage of pixels in a frame, 0 to 255.
package struct PixelMask {
  private(set) var frame: PixelFrame
  /// The pixels, row by row from the top, `stride` bytes per row.
  package var coverage: [UInt8]

  private static let maximumPixels = 1 << 28

  /// Creates an empty mask; returns `nil` if the frame is empty or too large.
  init?(_ frame: PixelFrame) {
    guard !frame.isEmpty, frame.width * frame.height <= Self.maximumPixels else { return nil }
    self.frame = frame
    coverage = []
    coverage = [UInt8](repeating: 0, count: stride * frame.height)
  }

  /// Returns `nil` unless `coverage` has `stride` bytes per row.
  init?(_ frame: PixelFrame, coverage: [UInt8]) {
    self.frame = frame
    self.coverage = coverage
    guard !frame.isEmpty, coverage.count == stride * frame.height else { return nil }
  }

  /// Bytes per row. Cairo requires rows to start at multiples of four bytes.
  package var stride: Int { Self.stride(frame.width) }

  static func stride(_ width: Int) -> Int { (width + 3) / 4 * 4 }

  func offset(x dx: Int, y dy: Int) -> PixelMask {
    var copy = self
    copy.frame.x += dx
    copy.frame.y += dy
    return copy
  }

  /// Multiplies by another mask of the same frame.
  package mutating func multiply(by other: PixelMask) {
    guard other.frame == frame else { return }
    for index in coverage.indices where other.coverage[index] != 255 {
      coverage[index] = UInt8(Pixel.times(UInt32(coverage[index]), UInt32(other.coverage[index])))
    }
  }

  mutating func fill(_ part: PixelFrame) {
    let part = part.intersection(frame)
    for row in part.y..<part.maxY {
      let start = (row - frame.y) * stride + part.x - frame.x
      coverage.replaceSubrange(start..<start + part.width, with: repeatElement(255, count: part.width))
    }
  }

  /// Copies the pixels of another mask within the intersection of both frames.
  mutating func copy(_ other: PixelMask) {
    let part = other.frame.intersection(frame)
    for row in part.y..<part.maxY {
      let start = (row - frame.y) * stride + part.x - frame.x
      let source = (row - other.frame.y) * other.stride + part.x - other.frame.x
      coverage.replaceSubrange(start..<start + part.width, with: other.coverage[source..<source + part.width])
    }
  }

  /// Merges masks that are ordered from left to right; coverage adds up in shared pixels. Returns `nil` for no masks or
  /// a result that is too large.
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
  /// - Parameter sharedColumns: The number of columns from the left of `other` that may already be covered.
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
      // Eight bytes at a time; the last eight may overlap copied ones.
      var bytes = target.mutableBytes
      var x = shared
      while x < width {
        let offset = min(x, width &- 8)
        let eight = source.bytes.unsafeLoadUnaligned(fromByteOffset: from &+ offset, as: UInt64.self)
        bytes.storeBytes(of: eight, toByteOffset: start &+ offset, as: UInt64.self)
        x &+= 8
      }
    }
  }
}
