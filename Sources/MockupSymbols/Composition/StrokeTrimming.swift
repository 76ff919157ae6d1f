import MockupScene

enum StrokeTrimming {
  /// The sampling distance along a piece, in grid units.
  private static let step = 0.3
  /// The shortest remaining part that is drawn, in grid units.
  private static let shortest = 0.6

  /// Returns the remaining path; strokes outside all areas are unchanged.
  static func path(_ path: Path, outside areas: [Area]) -> Path {
    var result = Path()
    for stroke in PenStroke.strokes(of: path) {
      for rest in rests(of: stroke, outside: areas) { result.append(rest.path) }
    }
    return result
  }

  private static func rests(of stroke: PenStroke, outside areas: [Area]) -> [PenStroke] {
    func isInside(_ point: Point) -> Bool { areas.contains { $0.contains(point) } }
    var rests: [PenStroke] = []
    var isCut = false
    /// Whether the last part continues.
    var isOpen = false
    for piece in stroke.pieces {
      var begin = 0.0
      var wasInside = isInside(piece.point(at: 0))
      if wasInside {
        isCut = true
        isOpen = false
      }
      func keep(from low: Double, to high: Double) {
        guard high > low else { return }
        let part = piece.part(from: low, to: high)
        if isOpen, let last = rests.indices.last {
          rests[last].pieces.append(part)
        } else {
          rests.append(PenStroke(start: part.start, pieces: [part]))
        }
        isOpen = true
      }
      let length =
        piece.start.distance(to: piece.first) + piece.first.distance(to: piece.second)
        + piece.second.distance(to: piece.end)
      let count = max(2, min(400, (length / step).rounded(.up)))
      for index in 1...Int(count) {
        let t = Double(index) / count
        let isIn = isInside(piece.point(at: t))
        guard isIn != wasInside else { continue }
        isCut = true
        var (low, high) = (t - 1 / count, t)
        for _ in 0..<24 {
          let middle = (low + high) / 2
          if isInside(piece.point(at: middle)) == wasInside { low = middle } else { high = middle }
        }
        if isIn {
          keep(from: begin, to: low)
          isOpen = false
        }
        begin = high
        wasInside = isIn
      }
      if !wasInside { keep(from: begin, to: 1) } else { isOpen = false }
    }
    guard isCut else { return [stroke] }
    // A closed stroke that was cut continues across its start.
    if stroke.isClosed, rests.count > 1, isOpen, let first = rests.first, first.start == stroke.start {
      rests[rests.count - 1].pieces += first.pieces
      rests.removeFirst()
    }
    return rests.filter { length(of: $0) > shortest }
  }

  private static func length(of stroke: PenStroke) -> Double {
    stroke.pieces.reduce(0) { $0 + $1.start.distance(to: $1.point(at: 0.5)) + $1.point(at: 0.5).distance(to: $1.end) }
  }
}
