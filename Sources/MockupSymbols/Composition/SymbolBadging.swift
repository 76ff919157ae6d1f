import MockupScene

struct SymbolBadging {
  let pen: SymbolPen

  /// The radius of a badge's disc, in grid units.
  private var radius: Double { 4.6 + 0.6 * pen.growth }
  /// The width of lines cut out of a badge, bounded so that the space between them stays visible.
  private var line: Double { min(1.3 * pen.thickness, 2.1) }

  func dotted(_ shape: SymbolShape) -> SymbolShape? {
    guard let ink = shape.ink else { return shape }
    let radius = 3.3 + pen.growth
    let center = Point(x: min(ink.maxX - 1.6, shape.width - radius - 0.4), y: max(ink.y + 2.2, radius + 0.6))
    guard var result = shape.cut(by: .disc(at: center, radius: radius + pen.gap)) else { return nil }
    result.elements.append(
      SymbolShape.Element(path: Self.circle(at: center, radius: radius), fill: .nonZero, strokeWidth: nil))
    return result
  }

  func badged(_ shape: SymbolShape, mark: SymbolShape, badge: SymbolBadge) -> SymbolShape? {
    guard let ink = shape.ink else { return shape }
    // The badge overlaps the edge of the symbol; narrow and low symbols keep a recognizable part.
    let center = Point(x: max(ink.maxX - 3.2, ink.midX + 6.2), y: max(ink.maxY - 3, ink.midY + 4.8))
    guard let (cutout, elements) = drawing(badge, mark: mark, at: center) else { return nil }
    guard var result = shape.cut(by: cutout) else { return nil }
    result.elements += elements
    return Self.centered(result)
  }

  static func centered(_ shape: SymbolShape) -> SymbolShape {
    guard let ink = shape.ink else { return shape }
    var result = shape
    result.width = max(shape.width, ink.width + 2)
    return result.moved(x: result.width / 2 - ink.midX, y: SymbolShape.gridHeight / 2 - ink.midY)
  }

  private func drawing(
    _ badge: SymbolBadge, mark: SymbolShape, at center: Point
  ) -> (SymbolCutout, [SymbolShape.Element])? {
    func room(_ side: Double, dy: Double = 0) -> Rect {
      Rect(center: center.offset(x: 0, y: dy), size: Size(width: side, height: side))
    }
    switch badge {
    case .dot, .disc:
      // A clock needs no circle, because the disc is its face.
      let glyph =
        mark.name == "clock"
        ? Self.hands(at: center, line: line) : Self.thin(mark, into: room(5.6 + pen.growth / 2), line: line)
      let disc = Area(contours: [LineOutline.disc(at: center, radius: radius)], rule: .nonZero)
      guard let holes = AreaSum.outline(of: [disc], minus: glyph.areas()) else { return nil }
      return (
        .disc(at: center, radius: radius + pen.gap),
        [SymbolShape.Element(path: holes.path, fill: .evenOdd, strokeWidth: nil)]
      )
    case .triangle:
      let triangle = SymbolShape(
        name: "triangle", width: 24,
        elements: [
          SymbolShape.Element(
            path: Self.polygon([(0, -4.6), (5, 3.9), (-5, 3.9)], at: center), fill: .nonZero,
            strokeWidth: pen.line)
        ], mirrors: false)
      let glyph = Self.thin(mark, into: room(6, dy: 0.8), line: line)
      guard let holed = triangle.cut(by: SymbolCutout { glyph.areas(margin: $0) }) else { return nil }
      return (.silhouette(of: triangle, gap: pen.gap), holed.elements)
    case .plain:
      let glyph = mark.fitted(into: room(9.8), minimum: pen.smallLine)
      return (.silhouette(of: glyph, gap: pen.gap), glyph.elements)
    }
  }

  /// Returns a mark with a uniform line width, to cut out of a small background.
  private static func thin(_ mark: SymbolShape, into room: Rect, line: Double) -> SymbolShape {
    var thin = mark
    for index in thin.elements.indices where thin.elements[index].strokeWidth != nil {
      thin.elements[index].strokeWidth = line
    }
    return thin.fitted(into: room, minimum: line)
  }

  private static func hands(at center: Point, line: Double) -> SymbolShape {
    let path = Path([
      .move(center.offset(x: 0, y: -2.3)), .line(center.offset(x: 0, y: 0.3)), .line(center.offset(x: 1.9, y: 1.3)),
    ])
    return SymbolShape(
      name: "clock", width: 24, elements: [SymbolShape.Element(path: path, fill: nil, strokeWidth: line)],
      mirrors: false)
  }

  static func circle(at center: Point, radius: Double) -> Path {
    .ellipse(in: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius)))
  }

  private static func polygon(_ corners: [(x: Double, y: Double)], at center: Point) -> Path {
    Area(contours: [corners.map { center.offset(x: $0.x, y: $0.y) }], rule: .nonZero).path
  }
}
