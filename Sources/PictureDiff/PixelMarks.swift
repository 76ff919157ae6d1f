/// Goes over the pixels in which two pictures differ.
struct PixelMarks {
  /// What a pixel is.
  enum Mark {
    /// Its color is another one.
    case different
    /// Its color is another one, and it belongs to the smoothed edge of a shape.
    case antialiased
  }

  private let first: PixelGrid
  private let second: PixelGrid
  private let width: Int
  private let height: Int
  private let threshold: Double?

  /// The pixels that both pictures have.
  init(_ first: PixelGrid, _ second: PixelGrid, threshold: Double?) {
    self.first = first
    self.second = second
    self.threshold = threshold
    width = min(first.width, second.width)
    height = min(first.height, second.height)
  }

  /// Calls `body` with the row and columns of each run of marked pixels, from top to bottom and from left to right.
  func forEachRun(_ body: (_ row: Int, _ columns: Range<Int>, _ mark: Mark) -> Void) {
    guard let threshold else {
      forEachChange { body($0, $1, .different) }
      return
    }
    let limit = YIQ.largestDistance * threshold * threshold
    let edges = SmoothedEdges(width: width, height: height)
    forEachChange { row, columns in
      for x in columns where YIQ.distance(first[x, row], second[x, row]) > limit {
        let isEdge = edges.contain(x, row, of: first, in: second) || edges.contain(x, row, of: second, in: first)
        body(row, x..<(x + 1), isEdge ? .antialiased : .different)
      }
    }
  }

  /// Calls `body` with the row and columns of each run of pixels that are not the same bit by bit.
  private func forEachChange(_ body: (Int, Range<Int>) -> Void) {
    for row in 0..<height {
      var x = 0
      while x < width {
        let starts = (row &* first.width &+ x, row &* second.width &+ x)
        let start =
          x + PixelRun.equal(first.pixels, from: starts.0, second.pixels, from: starts.1, limit: width - x)
        guard start < width else { break }
        var end = start + 1
        while end < width, first[end, row] != second[end, row] { end += 1 }
        body(row, start..<end)
        x = end
      }
    }
  }
}
