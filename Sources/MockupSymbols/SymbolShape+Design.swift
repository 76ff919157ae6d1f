import MockupScene

extension SymbolShape {
  /// Returns the symbol in a design: adjusts the width of lines, dots, filled forms, and cutouts.
  package func drawn(as design: SymbolDesign) -> SymbolShape {
    let factor = maximumThickness(design.thickness)
    guard factor != 1 else { return self }
    var copy = self
    let boxes = elements.map { $0.path.controlBounds }
    // A filled form next to another element keeps its edge; otherwise the gap between them would close.
    let keepsEdge = elements.indices.map { elements[$0].fill != nil && isForm(boxes[$0]) && isNear(boxes, $0) }
    let limits = factor > Self.safeThickness ? detailThicknesses(beside: factor, keepsEdge: keepsEdge) : []
    for (index, element) in elements.enumerated() {
      let maximum = limits.isEmpty ? factor : max(limits[index], Self.safeThickness)
      copy.elements[index] = element.thickened(by: min(factor, maximum), keepsEdge: keepsEdge[index])
    }
    return copy
  }

  /// The greatest fraction of a symbol's bounding box that its lines may cover before details are lost.
  private static let maximumCoverage = 0.65
  /// The minimum side assumed for that box, in grid units, because a single line covers its entire box.
  private static let minimumSide = 8.0
  /// A factor that is safe for every symbol.
  private static let safeThickness = 1.4

  /// Returns the greatest factor for line widths: dense symbols become less heavy, as on Apple's platforms.
  private func maximumThickness(_ requested: Double) -> Double {
    guard requested > Self.safeThickness, let box = ink else { return requested }
    let cover = elements.reduce(0) { $0 + ($1.strokeWidth ?? 0) * $1.path.length }
    let area = max(box.width, Self.minimumSide) * max(box.height, Self.minimumSide)
    return min(requested, max(Self.safeThickness, Self.maximumCoverage * area / max(cover, 1e-9)))
  }

  private func isForm(_ box: Rect?) -> Bool {
    box.map { min($0.width, $0.height) > 3.2 } ?? false
  }

  private func isNear(_ boxes: [Rect?], _ index: Int) -> Bool {
    guard let box = boxes[index]?.inset(by: -3) else { return false }
    return boxes.indices.contains { $0 != index && boxes[$0].map(box.overlaps) ?? false }
  }
}

extension SymbolShape.Element {
  /// The greatest invisible displacement of an edge, in grid units.
  private static let unseen = 0.1

  /// Scales the line width by a factor.
  ///
  /// - Parameter keepsEdge: whether the outer edge stays at its position for regular weight.
  fileprivate func thickened(by factor: Double, keepsEdge: Bool) -> Self {
    var copy = self
    copy.strokeWidth = strokeWidth.map { $0 * (keepsEdge ? SymbolWeight.regular.thickness : factor) }
    guard let fill else { return copy }
    let growth = SymbolShape.standardLineWidth / 2 * (factor - 1)
    guard abs(growth) > Self.unseen else { return copy }
    let strokes = PenStroke.strokes(of: path)
    let parts = strokes.compactMap { stroke in FlatPath(stroke.path).lines.first.map { Part(stroke.path, $0.points) } }
    let (solids, holes) = Part.sorted(parts, rule: fill)
    // An unstroked form grows itself.
    let grownSolids = solids.map { strokeWidth == nil && !keepsEdge ? $0.grown(by: factor) : $0.path }
    // A thicker stroke around an opening would shrink it.
    let openings = holes.filter { !$0.isLine }.map { strokeWidth == nil || keepsEdge ? $0.path : $0.moved(by: growth) }
    let cuts = holes.filter { $0.isLine }
    copy.path = Path((grownSolids + openings + cuts.map { $0.path }).flatMap { $0.elements })
    guard !cuts.isEmpty else { return copy }
    // A cut-out line grows too, as far as there is room; the stroke around it would shrink it, which this compensates.
    let undone = strokeWidth == nil || keepsEdge ? 0 : growth
    let grownCuts = cuts.compactMap { cut in
      let maximum = 0.3 * cut.thickness
      return AreaSum.grown(cut.area, by: max(-maximum, min(maximum, growth)) + undone)
    }
    guard grownCuts.count == cuts.count else { return copy }
    let body = grownSolids.map { Area(contours: FlatPath($0).lines.map { $0.points }, rule: .nonZero) }
    let rest = openings.map { Area(contours: FlatPath($0).lines.map { $0.points }, rule: .nonZero) }
    guard let area = AreaSum.outline(of: body, minus: rest + grownCuts) else { return copy }
    copy.path = area.path
    copy.fill = .evenOdd
    return copy
  }

  private struct Part {
    var path: Path
    var area: Area
    var box: Rect

    init(_ path: Path, _ points: [Point]) {
      self.path = path
      area = Area(contours: [points], rule: .nonZero)
      let (xs, ys) = (points.map { $0.x }, points.map { $0.y })
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      box = Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    var isLine: Bool { thickness < 2.4 }

    /// The width of a line with the same area and perimeter, in grid units.
    var thickness: Double {
      guard let points = area.contours.first, var from = points.last else { return .infinity }
      var length = 0.0
      for to in points {
        length += from.distance(to: to)
        from = to
      }
      return 2 * area.balance.size / max(length, 1e-9)
    }

    static func sorted(_ parts: [Part], rule: Path.FillRule) -> (solids: [Part], holes: [Part]) {
      guard rule == .evenOdd, parts.count > 1 else { return (parts, []) }
      var result: (solids: [Part], holes: [Part]) = ([], [])
      for (index, part) in parts.enumerated() {
        guard let point = part.area.contours.first?.first else { continue }
        let depth = parts.indices.count { $0 != index && parts[$0].area.contains(point) }
        if depth.isMultiple(of: 2) { result.solids.append(part) } else { result.holes.append(part) }
      }
      return result
    }

    /// Scales the contour about its center like a line or dot of its size.
    func grown(by factor: Double) -> Path {
      // A dot is as wide as a line and grows like one; the edges of larger forms move like those of lines.
      scaled { $0 + ($0 < 2 ? $0 : max(SymbolShape.standardLineWidth, 2.5 - $0 / 4)) * (factor - 1) }
    }

    /// Moves the edges of the contour away from its center.
    func moved(by distance: Double) -> Path {
      scaled { $0 + 2 * distance }
    }

    /// Resizes the bounding box of the contour.
    private func scaled(_ length: (Double) -> Double) -> Path {
      func scale(_ side: Double) -> Double { side > 1e-6 ? max(0.2, length(side) / side) : 1 }
      let (x, y) = (scale(box.width), scale(box.height))
      return path.applying(
        Transform(a: x, b: 0, c: 0, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y)))
    }
  }
}

extension Path {
  fileprivate var length: Double {
    FlatPath(self).lines.reduce(0) { sum, line in
      let ends = line.points.dropFirst() + (line.isClosed ? line.points.prefix(1) : [])
      return sum + zip(line.points, ends).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}

extension AreaSum {
  /// Offsets the edge of an area, inward if negative; `nil` if it exceeds the limits.
  static func grown(_ area: Area, by distance: Double) -> Area? {
    let edge = area.contours.map { points in
      Area(
        contours: LineOutline.contours(of: FlatPath.Line(points: points, isClosed: true), width: 2 * abs(distance)),
        rule: .nonZero)
    }
    return distance < 0 ? outline(of: [area], minus: edge) : outline(of: [area] + edge)
  }
}
