package import MockupScene

/// Rectangles that are found by the height at which they stand, so that one is asked about its neighbors only.
package struct RectIndex {
  /// The rectangles, in the order in which they were added.
  package private(set) var frames: [Rect] = []
  /// The places of rectangles by the strips that they reach into.
  private var strips: [Int: [Int]] = [:]
  /// The places of those that reach into very many.
  private var tall: [Int] = []

  package init() {}

  /// The height of a strip, in points: about that of a row.
  private static let stripHeight = 32.0
  /// What reaches into more strips is looked at each time.
  private static let mostStrips = 64

  /// Adds a rectangle.
  package mutating func append(_ frame: Rect) {
    let range = Self.strips(from: frame.y, to: frame.maxY)
    if range.count > Self.mostStrips {
      tall.append(frames.count)
    } else {
      for strip in range { strips[strip, default: []].append(frames.count) }
    }
    frames.append(frame)
  }

  /// The places of those that may reach into a range of heights, in the order in which they were added and each once.
  func places(from top: Double, to bottom: Double) -> [Int] {
    let range = Self.strips(from: top, to: bottom)
    guard range.count <= Self.mostStrips else { return Array(frames.indices) }
    var found = tall
    for strip in range { found += strips[strip] ?? [] }
    guard !(tall.isEmpty && range.count == 1) else { return found }
    found.sort()
    var last = -1
    return found.filter { place in
      defer { last = place }
      return place != last
    }
  }

  /// Those that overlap a rectangle, in the order in which they were added.
  package func overlapping(_ rect: Rect) -> [Rect] {
    places(from: rect.y, to: rect.maxY).lazy.map { frames[$0] }.filter { $0.overlaps(rect) }
  }

  /// The first one that overlaps a rectangle.
  package func firstOverlapping(_ rect: Rect) -> Rect? {
    places(from: rect.y, to: rect.maxY).lazy.map { frames[$0] }.first { $0.overlaps(rect) }
  }

  private static func strips(from top: Double, to bottom: Double) -> ClosedRange<Int> {
    let first = strip(at: top)
    return first...max(first, strip(at: bottom))
  }

  private static func strip(at height: Double) -> Int {
    // Far beyond any picture.
    Int(min(max((height / stripHeight).rounded(.down), -1e9), 1e9))
  }
}
