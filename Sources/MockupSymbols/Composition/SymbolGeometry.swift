package import MockupScene

extension SymbolShape.Element {
  package func areas(margin: Double = 0) -> [Area] {
    let flat = FlatPath(path)
    let width = (strokeWidth ?? 0) + 2 * margin
    var result: [Area] = []
    if let fill { result.append(Area(contours: flat.lines.map { $0.points }, rule: fill)) }
    if width > 0, strokeWidth != nil || fill != nil {
      for var line in flat.lines {
        // A fill closes its contour implicitly.
        if fill != nil, strokeWidth == nil { line.isClosed = true }
        result.append(Area(contours: LineOutline.contours(of: line, width: width), rule: .nonZero))
      }
    }
    return result
  }
}

extension SymbolShape {
  /// The symbol as one filled area, which keeps cut corners sharp; `nil` if it exceeds the limits.
  var solid: SymbolShape? {
    guard let outline = AreaSum.outline(of: areas()) else { return nil }
    var copy = self
    copy.elements = [Element(path: outline.path, fill: .evenOdd, strokeWidth: nil)]
    return copy
  }

  package func areas(margin: Double = 0) -> [Area] {
    elements.flatMap { $0.areas(margin: margin) }
  }

  package var ink: Rect? {
    var result: Rect?
    for element in elements {
      let half = (element.strokeWidth ?? 0) / 2
      let flat = FlatPath(element.path)
      for line in flat.lines {
        let xs = line.points.map { $0.x }
        let ys = line.points.map { $0.y }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
        let box = Rect(x: left, y: top, width: right - left, height: bottom - top).inset(by: -half)
        result = result?.union(box) ?? box
      }
    }
    return result
  }

  var opticalCenter: Point {
    let box = ink ?? Rect(x: 0, y: 0, width: width, height: Self.gridHeight)
    var size = 0.0
    var balance = Point.zero
    // Enclosed areas count as filled, because an outline balances like its silhouette.
    for element in elements {
      for line in FlatPath(element.path).lines {
        let part = Area(contours: [line.points], rule: .evenOdd).balance
        size += part.size
        balance.x += part.center.x * part.size
        balance.y += part.center.y * part.size
      }
    }
    let middle = Point(x: box.midX, y: box.midY)
    guard size > 4 else { return middle }
    return middle.toward(Point(x: balance.x / size, y: balance.y / size), 0.4)
  }

  /// Transforms the symbol, with one uniform line width of at least `minimum`.
  func placed(_ map: Transform, minimum: Double) -> SymbolShape {
    var copy = self
    copy.elements = elements.map { element in
      Element(
        path: element.path.applying(map), fill: element.fill,
        strokeWidth: element.strokeWidth.map { max($0 * abs(map.a), min($0, minimum)) })
    }
    return copy
  }

  func moved(x: Double, y: Double) -> SymbolShape {
    placed(Transform(scaleX: 1, scaleY: 1, tx: x, ty: y), minimum: 0)
  }

  /// Fits the symbol into a rectangle, with its optical center in the middle.
  ///
  /// - Parameters:
  ///   - reach: the maximum distance from the middle; `nil` for no bound.
  ///   - minimum: the minimum line width.
  func fitted(into room: Rect, reach: Double? = nil, minimum: Double) -> SymbolShape {
    guard let box = ink, box.width > 0, box.height > 0 else { return self }
    // Line widths do not scale with the symbol, so the bounds apply to center lines.
    let line = elements.compactMap { $0.strokeWidth }.max() ?? 0
    let inner = Size(width: max(box.width - line, 0.1), height: max(box.height - line, 0.1))
    let reserved = min(line, minimum)
    let middle = Point(x: box.midX, y: box.midY)
    var scale = min(
      1, max(0.1, (room.width - reserved) / inner.width), max(0.1, (room.height - reserved) / inner.height))
    if let reach {
      let far =
        elements.flatMap { FlatPath($0.path).lines }.flatMap { $0.points }.map { $0.distance(to: middle) }.max() ?? 0
      if far > 0 { scale = min(scale, max(0.1, (reach - reserved / 2) / far)) }
    }
    let optical = opticalCenter
    // Balancing must not move the symbol out of the bounds.
    let slackX = max(0, (room.width - reserved - inner.width * scale) / 2) + 0.9
    let slackY = max(0, (room.height - reserved - inner.height * scale) / 2) + 0.7
    let x = max(-slackX, min(slackX, (middle.x - optical.x) * scale))
    let y = max(-slackY, min(slackY, (middle.y - optical.y) * scale))
    return placed(
      Transform(
        scaleX: scale, scaleY: scale, tx: room.midX + x - middle.x * scale, ty: room.midY + y - middle.y * scale),
      minimum: minimum)
  }

  /// The width of the line around a cut filled shape, in grid units, which rounds its corners.
  private static let edge = 0.4

  /// Removes a cutout from the symbol; `nil` if it exceeds the limits.
  func cut(by cutout: SymbolCutout) -> SymbolShape? {
    var copy = self
    copy.elements = []
    for element in elements {
      if element.fill != nil {
        // Most of the line becomes part of the area; otherwise a heavy weight would close the gap.
        var body = element
        let edge = min(element.strokeWidth ?? 0, Self.edge)
        if let line = element.strokeWidth { body.strokeWidth = line - edge }
        let own = body.areas()
        let reaching = cutout.areas(margin: edge / 2)
        guard reaching.contains(where: { area in own.contains(where: area.touches) }) else {
          copy.elements.append(element)
          continue
        }
        guard let rest = AreaSum.outline(of: own, minus: reaching) else { return nil }
        if !rest.contours.isEmpty {
          copy.elements.append(Element(path: rest.path, fill: .evenOdd, strokeWidth: edge > 0 ? edge : nil))
        }
      } else {
        let path = StrokeTrimming.path(
          element.path, outside: cutout.areas(margin: (element.strokeWidth ?? 0) / 2))
        if !path.isEmpty { copy.elements.append(Element(path: path, fill: nil, strokeWidth: element.strokeWidth)) }
      }
    }
    return copy
  }
}

/// An area removed from a symbol to make room for another part.
struct SymbolCutout {
  /// Returns the areas expanded by a margin: half the width of the line to cut.
  let areas: (Double) -> [Area]

  func areas(margin: Double) -> [Area] { areas(margin) }

  static func disc(at center: Point, radius: Double) -> SymbolCutout {
    SymbolCutout { [Area(contours: [LineOutline.disc(at: center, radius: radius + $0)], rule: .nonZero)] }
  }

  static func silhouette(of shape: SymbolShape, gap: Double) -> SymbolCutout {
    SymbolCutout { margin in shape.areas(margin: gap + margin) + shape.enclosedAreas }
  }

  /// A strip along the upper side of a line that falls from left to right.
  static func strip(from start: Point, to end: Point, width: Double) -> SymbolCutout {
    SymbolCutout { margin in
      let length = max(start.distance(to: end), 1e-9)
      let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
      let up = Point(x: along.y * (width + margin), y: -along.x * (width + margin))
      // The strip extends beyond the ends of the line by its width.
      let (a, b) = (
        start.offset(x: -along.x * (1 + margin), y: -along.y * (1 + margin)),
        end.offset(x: along.x * (1 + margin), y: along.y * (1 + margin))
      )
      return [Area(contours: [[a, b, b.offset(x: up.x, y: up.y), a.offset(x: up.x, y: up.y)]], rule: .nonZero)]
    }
  }
}

extension SymbolShape {
  /// The areas enclosed by closed strokes.
  var enclosedAreas: [Area] {
    elements.flatMap { element in
      FlatPath(element.path).lines.filter { $0.isClosed }.map { Area(contours: [$0.points], rule: .nonZero) }
    }
  }
}

extension Area {
  func touches(_ other: Area) -> Bool {
    guard let one = box, let two = other.box else { return false }
    return one.overlaps(two)
  }

  private var box: Rect? {
    let points = contours.joined()
    guard let left = points.map({ $0.x }).min(), let right = points.map({ $0.x }).max(),
      let top = points.map({ $0.y }).min(), let bottom = points.map({ $0.y }).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
