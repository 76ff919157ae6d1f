public import MenuModel
public import Scene

/// Turns boxes into drawing steps; the only place that knows of pixels.
///
/// Snapping: a sheet's edges, grounds and lines fall on whole pixels, lines are one pixel thick, and baselines are
/// rounded to whole pixels so that all rows look alike; horizontal positions of text and symbols stay exact.
///
/// - Parameters:
///   - tree: the layout.
///   - scale: pixels a point.
///   - images: the pixels of each foreign picture.
///   - background: the ground of the whole picture; `nil` leaves it transparent.
/// - Returns: the picture, without its title and description.
public func draw(
  _ tree: LayoutTree, scale: Double, images: [ImageIdentifier: Raster] = [:], background: Color? = nil
) -> Scene {
  let drawing = SceneDrawing(
    scale: scale, isRightToLeft: tree.isRightToLeft, images: images)
  return Scene(size: tree.size, background: background, nodes: tree.boxes.flatMap { drawing.nodes(for: $0) })
}

/// How boxes become drawing steps.
private struct SceneDrawing {
  let scale: Double
  let isRightToLeft: Bool
  let images: [ImageIdentifier: Raster]

  /// The nearest whole pixel.
  private func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  private func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.x)
    let top = snap(rect.y)
    return Rect(
      x: left, y: top, width: max(0, snap(rect.maxX) - left), height: max(0, snap(rect.maxY) - top))
  }

  /// The steps that paint a box and all in it.
  func nodes(for box: LayoutBox) -> [Scene.Node] {
    switch box.look {
    case .panel(let panel): return panelNodes(box, panel)
    case .stepsBack(let scale, let about):
      let group = Scene.Group(
        transform: Transform(scale: scale, about: about), nodes: box.children.flatMap { nodes(for: $0) })
      return [.group(group)]
    case .scroll(let start, let end):
      return [.group(scrollGroup(box, start: start, end: end))]
    default:
      let nodes = ownNodes(box) + box.children.flatMap { self.nodes(for: $0) }
      return box.isGrouped
        ? [.group(Scene.Group(name: box.name, bounds: box.paintedBounds, nodes: nodes))] : nodes
    }
  }

  private func panelNodes(_ box: LayoutBox, _ panel: LayoutBox.Panel) -> [Scene.Node] {
    let frame = snap(box.frame)
    let outline = Path.roundedRectangle(frame, radius: panel.cornerRadius, smoothing: panel.smoothing)
    var nodes: [Scene.Node] = []
    if panel.shadow.alpha > 0, panel.shadowSigma > 0 {
      nodes.append(
        .shadow(
          Scene.Shadow(
            rect: frame.offset(x: 0, y: panel.shadowOffset), cornerRadius: panel.cornerRadius,
            smoothing: panel.smoothing, sigma: panel.shadowSigma, color: panel.shadow)))
    }
    nodes.append(.fill(outline, panel.ground, .nonZero))
    var inside = box.children.flatMap { self.nodes(for: $0) }
    if let film = panel.film { inside.append(.fill(.rectangle(frame), film, .nonZero)) }
    nodes.append(.group(Scene.Group(clip: outline, nodes: inside)))
    if panel.borderWidth > 0, panel.border.alpha > 0 {
      // The line lies inside the sheet's edge.
      let edge = Path.roundedRectangle(
        frame.inset(by: panel.borderWidth / 2), radius: panel.cornerRadius - panel.borderWidth / 2,
        smoothing: panel.smoothing)
      nodes.append(.stroke(edge, Scene.Stroke(width: panel.borderWidth), panel.border))
    }
    return nodes
  }

  private func scrollGroup(_ box: LayoutBox, start: Double, end: Double) -> Scene.Group {
    let frame = box.frame
    var inner = Scene.Group(nodes: box.children.flatMap { nodes(for: $0) })
    // Fades are given in reading direction.
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    if left > 0 {
      inner.fade = Scene.Fade(startX: frame.x, endX: frame.x + left, startAlpha: 0, endAlpha: 1)
      if right > 0 { inner = Scene.Group(nodes: [.group(inner)]) }
    }
    if right > 0 {
      inner.fade = Scene.Fade(startX: frame.maxX - right, endX: frame.maxX, startAlpha: 1, endAlpha: 0)
    }
    return Scene.Group(
      name: box.name, clip: .rectangle(frame), bounds: frame, nodes: [.group(inner)])
  }

  /// The steps for what a box itself shows.
  private func ownNodes(_ box: LayoutBox) -> [Scene.Node] {
    switch box.look {
    case .none, .panel, .scroll, .stepsBack: []
    case .fill(let color, let radius, let smoothing):
      color.alpha > 0
        ? [.fill(.roundedRectangle(snap(box.frame), radius: radius, smoothing: smoothing), color, .nonZero)] : []
    case .line(let color, let edge): [.fill(.rectangle(line(box.frame, edge)), color, .nonZero)]
    case .text(let text): textNodes(text, in: box.frame)
    case .symbol(let shape, let color, let unit, let factor):
      symbolNodes(shape, color: color, unit: unit, strokeFactor: factor, origin: box.frame.origin)
    case .image(let identifier, let alpha): imageNodes(identifier, alpha: alpha, frame: box.frame)
    case .knob(let color, let shadow, let blur, let offset):
      [
        .shadow(
          Scene.Shadow(
            rect: box.frame.offset(x: 0, y: offset), cornerRadius: box.frame.width / 2, smoothing: 0,
            sigma: blur / 2, color: shadow)),
        .fill(.ellipse(in: box.frame), color, .nonZero),
      ]
    }
  }

  /// A line of one pixel inside the edge of a frame.
  private func line(_ frame: Rect, _ edge: LayoutBox.LineEdge) -> Rect {
    let pixel = 1 / scale
    switch edge {
    case .bottom:
      let left = snap(frame.x)
      return Rect(x: left, y: snap(frame.maxY) - pixel, width: snap(frame.maxX) - left, height: pixel)
    case .trailing:
      let top = snap(frame.y)
      let x = isRightToLeft ? snap(frame.x) : snap(frame.maxX) - pixel
      return Rect(x: x, y: top, width: pixel, height: snap(frame.maxY) - top)
    }
  }

  private func textNodes(_ text: PlacedText, in frame: Rect) -> [Scene.Node] {
    var nodes: [Scene.Node] = []
    for (line, baseline) in zip(text.lines, text.baselines) {
      let start = frame.x
      let slack = frame.width - line.width
      let x =
        switch text.alignment {
        case .leading: isRightToLeft ? start + slack : start
        case .center: start + slack / 2
        case .trailing: isRightToLeft ? start : start + slack
        }
      for run in line.runs {
        let node = Scene.Node.glyphs(run.offset(x: x, y: snap(baseline)), text.color)
        // What has colors of its own is dimmed as a picture is.
        let isFaded = run.hasOwnColors && text.color.alpha < 1
        nodes.append(
          isFaded
            ? .group(Scene.Group(opacity: text.color.alpha, bounds: frame.inset(by: -text.size), nodes: [node])) : node)
      }
    }
    return nodes
  }

  private func symbolNodes(
    _ shape: SymbolShape, color: Color, unit: Double, strokeFactor: Double, origin: Point
  ) -> [Scene.Node] {
    let place = Transform(scaleX: unit, scaleY: unit, tx: origin.x, ty: origin.y)
    var fills: [(path: Path, rule: Path.FillRule)] = []
    // Lines of one thickness are one line, so that a translucent color does not add up where they cross.
    var strokes: [(path: Path, width: Double)] = []
    for element in shape.elements {
      let path = element.path.applying(place)
      if let rule = element.fill { fills.append((path, rule)) }
      guard let width = element.strokeWidth else { continue }
      if let same = strokes.firstIndex(where: { $0.width == width }) {
        strokes[same].path.append(path)
      } else {
        strokes.append((path, width))
      }
    }
    let isTranslucent = color.alpha < 1 && fills.count + strokes.count > 1
    var solid = color
    if isTranslucent { solid.alpha = 1 }
    let nodes =
      fills.map { Scene.Node.fill($0.path, solid, $0.rule) }
      + strokes.map { Scene.Node.stroke($0.path, Scene.Stroke(width: $0.width * unit * strokeFactor), solid) }
    guard isTranslucent else { return nodes }
    // Lines may reach a little beyond the grid.
    let bounds = Rect(
      origin: origin, size: Size(width: shape.width * unit, height: SymbolShape.gridHeight * unit)
    ).inset(by: -2 * unit)
    return [.group(Scene.Group(opacity: color.alpha, bounds: bounds, nodes: nodes))]
  }

  private func imageNodes(_ identifier: ImageIdentifier, alpha: Double, frame: Rect) -> [Scene.Node] {
    guard let raster = images[identifier] else { return [] }
    let node = Scene.Node.image(raster, frame)
    return alpha < 1 ? [.group(Scene.Group(opacity: alpha, bounds: frame, nodes: [node]))] : [node]
  }
}

extension LayoutBox {
  /// Whether the box is one item of the menu, which has a group of its own in the picture.
  fileprivate var isGrouped: Bool {
    switch role {
    case .row, .submenuHeader, .cell, .option, .button, .slider, .heading, .text: true
    default: name != nil
    }
  }

  /// All that the box and what is in it can paint: text may reach out of its line, a knob has a shadow.
  fileprivate var paintedBounds: Rect {
    children.reduce(frame) { $0.union($1.paintedBounds) }.inset(by: role == .row ? -8 : 0)
  }
}
