import MockupScene

struct SymbolFilling {
  private struct Stroke {
    var path: Path
    var line: FlatPath.Line
    var isFilled: Bool
    var width: Double?
    var isRim = false
  }

  static func rim(of shape: SymbolShape) -> SymbolShape {
    guard let (strokes, _) = sorted(shape) else { return shape }
    var copy = shape
    copy.elements = strokes.filter { $0.isRim }.map {
      SymbolShape.Element(path: $0.path, fill: $0.isFilled ? .nonZero : nil, strokeWidth: $0.width)
    }
    return copy
  }

  /// Returns the filled form; `nil` if it exceeds the limits, and the symbol itself if it encloses nothing.
  static func filled(_ shape: SymbolShape, _ pen: SymbolPen) -> SymbolShape? {
    guard let (strokes, silhouette) = sorted(shape) else { return nil }
    let inside = strokes.filter { !$0.isRim && silhouette.contains($0.line.points[$0.line.points.count / 2]) }
    let outside = strokes.filter { stroke in
      !stroke.isRim && !silhouette.contains(stroke.line.points[stroke.line.points.count / 2])
    }
    let closed = strokes.filter { $0.isRim && ($0.line.isClosed || $0.isFilled) }
    let open = strokes.filter { $0.isRim && !$0.line.isClosed && !$0.isFilled }
    guard !silhouette.contours.isEmpty, !(closed.isEmpty && silhouette.balance.size < 6) else { return shape }
    var result = shape
    result.elements = []
    var bodies: [SymbolShape.Element] = closed.map {
      SymbolShape.Element(path: $0.path, fill: .nonZero, strokeWidth: $0.width)
    }
    if !open.isEmpty {
      // Open strokes that enclose an area together: the silhouette of lines one unit wide.
      let covered = closed.map { Area(contours: [$0.line.points], rule: .nonZero) }
      guard let rest = AreaSum.outline(of: [silhouette], minus: covered) else { return nil }
      if rest.balance.size > 3 {
        bodies.append(SymbolShape.Element(path: silhouette.path, fill: .evenOdd, strokeWidth: max(pen.line - 1, 0.1)))
      }
      bodies += open.map { SymbolShape.Element(path: $0.path, fill: nil, strokeWidth: $0.width) }
    }
    var body = SymbolShape(name: shape.name, width: shape.width, elements: bodies, mirrors: shape.mirrors)
    if !inside.isEmpty {
      var details = body
      details.elements = inside.map {
        SymbolShape.Element(
          path: $0.path, fill: $0.isFilled ? .nonZero : nil, strokeWidth: $0.width.map { min($0, pen.line * 0.93) })
      }
      guard let cut = body.fillsCut(by: SymbolCutout { details.areas(margin: $0) }) else { return nil }
      body = cut
    }
    result.elements =
      body.elements
      + outside.map {
        SymbolShape.Element(path: $0.path, fill: $0.isFilled ? .nonZero : nil, strokeWidth: $0.width)
      }
    return result
  }

  /// Classifies strokes by whether they are on the outer edge, and returns the silhouette.
  private static func sorted(_ shape: SymbolShape) -> (strokes: [Stroke], silhouette: Area)? {
    var strokes: [Stroke] = []
    for element in shape.elements {
      for stroke in PenStroke.strokes(of: element.path) {
        guard let line = FlatPath(stroke.path).lines.first else { continue }
        strokes.append(
          Stroke(path: stroke.path, line: line, isFilled: element.fill != nil, width: element.strokeWidth))
      }
    }
    var areas: [Area] = []
    for stroke in strokes {
      areas.append(Area(contours: LineOutline.contours(of: stroke.line, width: 1), rule: .nonZero))
      if stroke.isFilled { areas.append(Area(contours: [stroke.line.points], rule: .nonZero)) }
    }
    guard let ink = AreaSum.outline(of: areas) else { return nil }
    // Drops holes: contours mostly inside a larger one.
    let sized = ink.contours.map { (contour: $0, area: Area(contours: [$0], rule: .nonZero)) }
    let outer = sized.filter { one in
      !sized.contains { other in
        other.area.balance.size > one.area.balance.size
          && one.contour.filter(other.area.contains).count * 2 > one.contour.count
      }
    }.map { $0.contour }
    let silhouette = Area(contours: outer, rule: .nonZero)
    for index in strokes.indices {
      let points = samples(of: strokes[index].line)
      let near = points.filter { point in outer.contains { isNear(point, $0) } }.count
      strokes[index].isRim = near * 2 > points.count
    }
    return (strokes, silhouette)
  }

  /// Returns points along a line, half a unit apart.
  private static func samples(of line: FlatPath.Line) -> [Point] {
    guard var from = line.points.first else { return [] }
    var result: [Point] = []
    for to in line.points.dropFirst() + (line.isClosed ? [from] : []) {
      let count = max(1, (from.distance(to: to) / 0.5).rounded())
      for index in 0..<Int(min(count, 200)) { result.append(from.toward(to, (Double(index) + 0.5) / count)) }
      from = to
    }
    return result.isEmpty ? [from] : result
  }

  private static func isNear(_ point: Point, _ contour: [Point]) -> Bool {
    guard var from = contour.last else { return false }
    for to in contour {
      let length = max(from.distance(to: to), 1e-9)
      let t = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / (length * length)
      if from.toward(to, max(0, min(1, t))).distance(to: point) < 0.62 { return true }
      from = to
    }
    return false
  }
}

extension SymbolShape {
  /// Cuts only the filled elements.
  func fillsCut(by cutout: SymbolCutout) -> SymbolShape? {
    var copy = self
    copy.elements = []
    for element in elements {
      guard element.fill != nil else {
        copy.elements.append(element)
        continue
      }
      var one = self
      one.elements = [element]
      guard let cut = one.cut(by: cutout) else { return nil }
      copy.elements += cut.elements
    }
    return copy
  }
}
