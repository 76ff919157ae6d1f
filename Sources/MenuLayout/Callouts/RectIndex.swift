package import MockupScene

/// Rectangles indexed by height, to find neighbors without visiting all of them.
package struct RectIndex {
  package private(set) var frames: [Rect] = []
  private var strips: [Int: [Int]] = [:]
  /// The indexes of rectangles that overlap more than `maximumStrips` strips.
  private var tall: [Int] = []

  package init() {}

  /// In points; about the height of a row.
  private static let stripHeight = 32.0
  /// Taller rectangles are checked in every query.
  private static let maximumStrips = 64

  package mutating func append(_ frame: Rect) {
    let range = Self.strips(from: frame.y, to: frame.maxY)
    if range.count > Self.maximumStrips {
      tall.append(frames.count)
    } else {
      for strip in range { strips[strip, default: []].append(frames.count) }
    }
    frames.append(frame)
  }

  /// Returns the unique indexes of rectangles that may overlap a height range, in insertion order.
  func indices(from top: Double, to bottom: Double) -> [Int] {
    let range = Self.strips(from: top, to: bottom)
    guard range.count <= Self.maximumStrips else { return Array(frames.indices) }
    var found = tall
    for strip in range { found += strips[strip] ?? [] }
    guard !(tall.isEmpty && range.count == 1) else { return found }
    found.sort()
    var last = -1
    return found.filter { index in
      defer { last = index }
      return index != last
    }
  }

  /// In insertion order.
  package func overlapping(_ rect: Rect) -> [Rect] {
    indices(from: rect.y, to: rect.maxY).lazy.map { frames[$0] }.filter { $0.overlaps(rect) }
  }

  package func firstOverlapping(_ rect: Rect) -> Rect? {
    indices(from: rect.y, to: rect.maxY).lazy.map { frames[$0] }.first { $0.overlaps(rect) }
  }

  private static func strips(from top: Double, to bottom: Double) -> ClosedRange<Int> {
    let first = strip(at: top)
    return first...max(first, strip(at: bottom))
  }

  private static func strip(at height: Double) -> Int {
    // Far beyond any image.
    Int(min(max((height / stripHeight).rounded(.down), -1e9), 1e9))
  }
}
