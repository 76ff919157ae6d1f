import MockupScene

extension SymbolShape {
  /// The drawing in a design: its lines thicker or thinner, and with them dots, filled forms and what is cut out.
  package func drawn(as design: SymbolDesign) -> SymbolShape {
    let factor = mostThickness(design.thickness)
    guard factor != 1 else { return self }
    var copy = self
    let boxes = elements.map { $0.path.controlBounds }
    // A form that stands beside something else keeps its edge: the gap between them would close.
    let keepsEdge = elements.indices.map { elements[$0].fill != nil && isForm(boxes[$0]) && isNear(boxes, $0) }
    let mosts = factor > Self.safeThickness ? detailThicknesses(beside: factor, keepsEdge: keepsEdge) : []
    for (index, element) in elements.enumerated() {
      let most = mosts.isEmpty ? factor : max(mosts[index], Self.safeThickness)
      copy.elements[index] = element.thickened(by: min(factor, most), keepsEdge: keepsEdge[index])
    }
    return copy
  }

  /// How much of the box around a symbol its lines may cover: more, and what stands between them is lost.
  private static let mostCover = 0.65
  /// The least side that this box is taken to have, in units of the grid: a lone line covers all of its own.
  private static let leastSide = 8.0
  /// A thickness that every symbol can have, as a multiple.
  private static let safeThickness = 1.4

  /// The greatest thickness of lines, as a multiple: dense symbols become less heavy than others, as on the platforms.
  private func mostThickness(_ asked: Double) -> Double {
    guard asked > Self.safeThickness, let box = ink else { return asked }
    let cover = elements.reduce(0) { $0 + ($1.strokeWidth ?? 0) * $1.path.length }
    let area = max(box.width, Self.leastSide) * max(box.height, Self.leastSide)
    return min(asked, max(Self.safeThickness, Self.mostCover * area / max(cover, 1e-9)))
  }

  /// Whether a filled element is more than a dot or a thick line.
  private func isForm(_ box: Rect?) -> Bool {
    box.map { min($0.width, $0.height) > 3.2 } ?? false
  }

  /// Whether an element has a neighbour.
  private func isNear(_ boxes: [Rect?], _ index: Int) -> Bool {
    guard let box = boxes[index]?.inset(by: -3) else { return false }
    return boxes.indices.contains { $0 != index && boxes[$0].map(box.overlaps) ?? false }
  }
}

extension SymbolShape.Element {
  /// The farthest that an edge may stay behind: less is not seen. In units of the grid.
  private static let unseen = 0.1

  /// The element with lines of another thickness, as a multiple.
  ///
  /// - Parameter keepsEdge: whether its outer edge stays where it is at regular weight.
  fileprivate func thickened(by factor: Double, keepsEdge: Bool) -> Self {
    var copy = self
    copy.strokeWidth = strokeWidth.map { $0 * (keepsEdge ? SymbolWeight.regular.thickness : factor) }
    guard let fill else { return copy }
    let growth = SymbolShape.usualLine / 2 * (factor - 1)
    guard abs(growth) > Self.unseen else { return copy }
    let strokes = PenStroke.strokes(of: path)
    let parts = strokes.compactMap { stroke in FlatPath(stroke.path).lines.first.map { Part(stroke.path, $0.points) } }
    let (solids, holes) = Part.sorted(parts, rule: fill)
    // What has no line becomes larger itself.
    let grownSolids = solids.map { strokeWidth == nil && !keepsEdge ? $0.grown(by: factor) : $0.path }
    // A thicker line around an opening would make it smaller.
    let openings = holes.filter { !$0.isLine }.map { strokeWidth == nil || keepsEdge ? $0.path : $0.moved(by: growth) }
    let cuts = holes.filter(\.isLine)
    copy.path = Path((grownSolids + openings + cuts.map(\.path)).flatMap(\.elements))
    guard !cuts.isEmpty else { return copy }
    // A line that is cut out becomes thicker as well, as far as lines beside it have room; a line around it would make
    // it thinner, which is undone.
    let undone = strokeWidth == nil || keepsEdge ? 0 : growth
    let grownCuts = cuts.compactMap { cut in
      let most = 0.3 * cut.thickness
      return AreaSum.grown(cut.area, by: max(-most, min(most, growth)) + undone)
    }
    guard grownCuts.count == cuts.count else { return copy }
    let body = grownSolids.map { Area(contours: FlatPath($0).lines.map(\.points), rule: .nonZero) }
    let rest = openings.map { Area(contours: FlatPath($0).lines.map(\.points), rule: .nonZero) }
    guard let area = AreaSum.outline(of: body, minus: rest + grownCuts) else { return copy }
    copy.path = area.path
    copy.fill = .evenOdd
    return copy
  }

  /// One outline of a filled element.
  private struct Part {
    var path: Path
    var area: Area
    var box: Rect

    init(_ path: Path, _ points: [Point]) {
      self.path = path
      area = Area(contours: [points], rule: .nonZero)
      let (xs, ys) = (points.map(\.x), points.map(\.y))
      let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
      box = Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }

    /// Whether this is as narrow as a line or a dot is.
    var isLine: Bool { thickness < 2.4 }

    /// How thick a line of this size and edge would be, in units of the grid.
    var thickness: Double {
      guard let points = area.contours.first, var from = points.last else { return .infinity }
      var length = 0.0
      for to in points {
        length += from.distance(to: to)
        from = to
      }
      return 2 * area.balance.size / max(length, 1e-9)
    }

    /// Those that are painted, and those that are cut out of them.
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

    /// The outline made wider and higher about its middle, as a line or a dot of its size would be.
    func grown(by factor: Double) -> Path {
      // A dot is as wide as a line and grows as that does; the edges of a larger form move like those of its lines.
      scaled { $0 + ($0 < 2 ? $0 : max(SymbolShape.usualLine, 2.5 - $0 / 4)) * (factor - 1) }
    }

    /// The outline with its edges moved away from its middle.
    func moved(by distance: Double) -> Path {
      scaled { $0 + 2 * distance }
    }

    /// The outline with other lengths of the sides of the box around it.
    private func scaled(_ length: (Double) -> Double) -> Path {
      func scale(_ side: Double) -> Double { side > 1e-6 ? max(0.2, length(side) / side) : 1 }
      let (x, y) = (scale(box.width), scale(box.height))
      return path.applying(
        Transform(a: x, b: 0, c: 0, d: y, tx: box.midX * (1 - x), ty: box.midY * (1 - y)))
    }
  }
}

extension Path {
  /// How long all strokes of the pen are together.
  fileprivate var length: Double {
    FlatPath(self).lines.reduce(0) { sum, line in
      let ends = line.points.dropFirst() + (line.isClosed ? line.points.prefix(1) : [])
      return sum + zip(line.points, ends).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
  }
}

extension AreaSum {
  /// An area with its edge moved outwards, or inwards by less than nothing; `nil` where that takes too much work.
  static func grown(_ area: Area, by distance: Double) -> Area? {
    let edge = area.contours.map { points in
      Area(
        contours: LineOutline.contours(of: FlatPath.Line(points: points, isClosed: true), width: 2 * abs(distance)),
        rule: .nonZero)
    }
    return distance < 0 ? outline(of: [area], minus: edge) : outline(of: [area] + edge)
  }
}
