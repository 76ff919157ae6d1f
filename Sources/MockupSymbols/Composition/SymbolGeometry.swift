package import MockupScene

extension SymbolShape.Element {
  /// What the element covers, as areas.
  ///
  /// - Parameter margin: how far the areas reach beyond what is painted, in units of the grid.
  package func areas(margin: Double = 0) -> [Area] {
    let flat = FlatPath(path)
    let width = (strokeWidth ?? 0) + 2 * margin
    var result: [Area] = []
    if let fill { result.append(Area(contours: flat.lines.map(\.points), rule: fill)) }
    if width > 0, strokeWidth != nil || fill != nil {
      for var line in flat.lines {
        // The edge of a filled shape is closed, whether its path says so or not.
        if fill != nil, strokeWidth == nil { line.isClosed = true }
        result.append(Area(contours: LineOutline.contours(of: line, width: width), rule: .nonZero))
      }
    }
    return result
  }
}

extension SymbolShape {
  /// The symbol as one area without lines, so that holes in it are as sharp as they are drawn; `nil` where that takes
  /// too much work.
  var solid: SymbolShape? {
    guard let outline = AreaSum.outline(of: areas()) else { return nil }
    var copy = self
    copy.elements = [Element(path: outline.path, fill: .evenOdd, strokeWidth: nil)]
    return copy
  }

  /// What the symbol covers, as areas.
  package func areas(margin: Double = 0) -> [Area] {
    elements.flatMap { $0.areas(margin: margin) }
  }

  /// The rectangle around all that is painted; `nil` where nothing is.
  package var ink: Rect? {
    var result: Rect?
    for element in elements {
      let half = (element.strokeWidth ?? 0) / 2
      let flat = FlatPath(element.path)
      for line in flat.lines {
        let xs = line.points.map(\.x)
        let ys = line.points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { continue }
        let box = Rect(x: left, y: top, width: right - left, height: bottom - top).inset(by: -half)
        result = result?.union(box) ?? box
      }
    }
    return result
  }

  /// Where the symbol seems to have its middle: between the middle of its box and the point it would balance on.
  var opticalCenter: Point {
    let box = ink ?? Rect(x: 0, y: 0, width: width, height: Self.gridHeight)
    var size = 0.0
    var balance = Point.zero
    // What is inside counts as if it was filled: an outline balances where its silhouette does.
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

  /// The symbol moved and scaled, with lines of one thickness that is not below `least`.
  func placed(_ map: Transform, least: Double) -> SymbolShape {
    var copy = self
    copy.elements = elements.map { element in
      Element(
        path: element.path.applying(map), fill: element.fill,
        strokeWidth: element.strokeWidth.map { max($0 * abs(map.a), min($0, least)) })
    }
    return copy
  }

  /// The symbol moved.
  func moved(x: Double, y: Double) -> SymbolShape {
    placed(Transform(scaleX: 1, scaleY: 1, tx: x, ty: y), least: 0)
  }

  /// The symbol fit into a rectangle with its optical centre on the middle.
  ///
  /// - Parameters:
  ///   - reach: how far anything may lie from the middle; `nil` for no bound.
  ///   - least: the least thickness of lines.
  func fitted(into room: Rect, reach: Double? = nil, least: Double) -> SymbolShape {
    guard let box = ink, box.width > 0, box.height > 0 else { return self }
    // Lines do not shrink with the symbol, so the room is that of their middle.
    let line = elements.compactMap(\.strokeWidth).max() ?? 0
    let inner = Size(width: max(box.width - line, 0.1), height: max(box.height - line, 0.1))
    let kept = min(line, least)
    let middle = Point(x: box.midX, y: box.midY)
    var scale = min(1, max(0.1, (room.width - kept) / inner.width), max(0.1, (room.height - kept) / inner.height))
    if let reach {
      let far =
        elements.flatMap { FlatPath($0.path).lines }.flatMap(\.points).map { $0.distance(to: middle) }.max() ?? 0
      if far > 0 { scale = min(scale, max(0.1, (reach - kept / 2) / far)) }
    }
    let optical = opticalCenter
    // Nothing leaves the room for the sake of balance.
    let slackX = max(0, (room.width - kept - inner.width * scale) / 2) + 0.9
    let slackY = max(0, (room.height - kept - inner.height * scale) / 2) + 0.7
    let x = max(-slackX, min(slackX, (middle.x - optical.x) * scale))
    let y = max(-slackY, min(slackY, (middle.y - optical.y) * scale))
    return placed(
      Transform(
        scaleX: scale, scaleY: scale, tx: room.midX + x - middle.x * scale, ty: room.midY + y - middle.y * scale),
      least: least)
  }

  /// The line around a filled shape that was cut, in units of the grid: it rounds the corners.
  private static let edge = 0.4

  /// The symbol without what lies in a cut-out; `nil` where that takes too much work.
  func cut(by cutout: SymbolCutout) -> SymbolShape? {
    var copy = self
    copy.elements = []
    for element in elements {
      if element.fill != nil {
        // Most of the line becomes a part of the area: a heavy weight would close the gap else.
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

/// What is taken out of a symbol so that something else is seen on it.
struct SymbolCutout {
  /// The areas, which reach beyond the cut by a margin: half the thickness of the line that is cut.
  let areas: (Double) -> [Area]

  func areas(margin: Double) -> [Area] { areas(margin) }

  /// A disc.
  static func disc(at center: Point, radius: Double) -> SymbolCutout {
    SymbolCutout { [Area(contours: [LineOutline.disc(at: center, radius: radius + $0)], rule: .nonZero)] }
  }

  /// The silhouette of a symbol, and a gap around it.
  static func silhouette(of shape: SymbolShape, gap: Double) -> SymbolCutout {
    SymbolCutout { margin in shape.areas(margin: gap + margin) + shape.enclosedAreas }
  }

  /// A strip beside a line that falls from left to right, on its upper side.
  static func strip(from start: Point, to end: Point, width: Double) -> SymbolCutout {
    SymbolCutout { margin in
      let length = max(start.distance(to: end), 1e-9)
      let along = Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
      let up = Point(x: along.y * (width + margin), y: -along.x * (width + margin))
      // It goes on beyond the ends of the line by as much as it is wide.
      let (a, b) = (
        start.offset(x: -along.x * (1 + margin), y: -along.y * (1 + margin)),
        end.offset(x: along.x * (1 + margin), y: along.y * (1 + margin))
      )
      return [Area(contours: [[a, b, b.offset(x: up.x, y: up.y), a.offset(x: up.x, y: up.y)]], rule: .nonZero)]
    }
  }
}

extension SymbolShape {
  /// What closed lines of the symbol enclose.
  var enclosedAreas: [Area] {
    elements.flatMap { element in
      FlatPath(element.path).lines.filter(\.isClosed).map { Area(contours: [$0.points], rule: .nonZero) }
    }
  }
}

extension Area {
  /// Whether the boxes around two areas overlap.
  func touches(_ other: Area) -> Bool {
    guard let one = box, let two = other.box else { return false }
    return one.overlaps(two)
  }

  private var box: Rect? {
    let points = contours.joined()
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
