enum PixelMark {
  case different
  /// Different, but part of an antialiased edge.
  case antialiased
}

/// Classifies pixels that are not identical.
struct PixelClassifier {
  /// The tolerated squared distance; `nil` compares every bit.
  private let limit: Double?
  private let edges: SmoothedEdges

  init(threshold: Double?, commonSize: PixelSize) {
    limit = threshold.map { YIQ.largestDistance * $0 * $0 }
    edges = SmoothedEdges(width: commonSize.width, height: commonSize.height)
  }

  /// Calls `body` with each run of marked pixels in `columns`, from left to right.
  func classify(
    _ columns: Range<Int>, row: Int, _ first: PixelGrid, _ second: PixelGrid,
    _ body: (_ columns: Range<Int>, _ mark: PixelMark) -> Void
  ) {
    guard let limit else { return body(columns, .different) }
    var run: (start: Int, mark: PixelMark)?
    for x in columns {
      let mark = mark(x, row, first, second, limit)
      if let open = run, open.mark != mark {
        body(open.start..<x, open.mark)
        run = nil
      }
      if run == nil, let mark { run = (x, mark) }
    }
    if let run { body(run.start..<columns.upperBound, run.mark) }
  }

  private func mark(_ x: Int, _ row: Int, _ first: PixelGrid, _ second: PixelGrid, _ limit: Double) -> PixelMark? {
    guard YIQ.distance(first[x, row], second[x, row]) > limit else { return nil }
    let isEdge = edges.contain(x, row, of: first, in: second) || edges.contain(x, row, of: second, in: first)
    return isEdge ? .antialiased : .different
  }
}
