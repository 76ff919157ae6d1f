import MenuResolve
import MockupScene
import MockupSymbols

extension SceneDrawing {
  func appendOwnNodes(_ look: LayoutBox.Look, in frame: Rect, to nodes: inout [Scene.Node]) {
    switch look {
    case .none, .panel, .bubble, .scroll, .stepsBack, .clip, .backdrop: break
    case .fill(let color, let radius, let smoothing):
      guard color.alpha > 0 else { return }
      nodes.append(
        .fill(.roundedRectangle(snap(frame), radius: radius, smoothing: smoothing), color, .nonZero))
    case .gradient(let colors, let degrees):
      nodes.append(
        .gradient(.rectangle(snap(frame)), Scene.Gradient(colors, degrees: degrees, in: frame)))
    case .outline(let color, let width, let radius, let smoothing):
      nodes.append(
        .stroke(
          .roundedRectangle(
            snap(frame).inset(by: width / 2), radius: max(0, radius - width / 2), smoothing: smoothing),
          Scene.Stroke(width: width), color))
    case .line(let color, let edge, let thickness):
      nodes.append(.fill(.rectangle(line(frame, edge, thickness: thickness)), color, .nonZero))
    case .leader(let points, let color): nodes.append(.stroke(.polyline(points), Scene.Stroke(width: 1), color))
    case .text(let text): append(text, in: frame, to: &nodes)
    case .symbol(let shape, let color, let unit):
      append(shape, color: color, unit: unit, origin: frame.origin, to: &nodes)
    case .image(let identifier, let alpha): nodes += imageNodes(identifier, alpha: alpha, frame: frame)
    case .thumb(let color, let shadow, let blur, let offset):
      nodes.append(
        .shadow(
          Scene.Shadow(
            rect: frame.offset(x: 0, y: offset), cornerRadius: frame.height / 2, smoothing: 0,
            sigma: blur / 2, color: shadow)))
      nodes.append(
        .fill(.roundedRectangle(frame, radius: frame.height / 2, smoothing: 0), color, .nonZero))
    }
  }

  /// A line along an edge of a frame, with a thickness of whole pixels and at least one.
  private func line(_ frame: Rect, _ edge: LayoutBox.LineEdge, thickness: Double) -> Rect {
    let pixel = max(1, (thickness * scale).rounded()) / scale
    let left = snap(frame.x)
    let top = snap(frame.y)
    func across(_ y: Double) -> Rect { Rect(x: left, y: y, width: snap(frame.maxX) - left, height: pixel) }
    func down(_ x: Double) -> Rect { Rect(x: x, y: top, width: pixel, height: snap(frame.maxY) - top) }
    return switch edge {
    case .top: across(top)
    case .middle: across(snap(frame.midY - pixel / 2))
    case .bottom: across(snap(frame.maxY) - pixel)
    case .left: down(left)
    case .right: down(snap(frame.maxX) - pixel)
    }
  }

  private func append(_ text: PlacedText, in frame: Rect, to nodes: inout [Scene.Node]) {
    for (line, baseline) in zip(text.lines, text.baselines) {
      let start = frame.x
      let slack = frame.width - line.width
      let x =
        switch text.alignment {
        case .left: start
        case .center: start + slack / 2
        case .right: start + slack
        }
      for run in line.runs {
        let node = Scene.Node.glyphs(run.offset(x: x, y: snap(baseline)), text.color)
        // Glyphs with built-in colors are dimmed like an image.
        let isFaded = run.hasOwnColors && text.color.alpha < 1
        nodes.append(
          isFaded
            ? .group(Scene.Group(opacity: text.color.alpha, bounds: frame.inset(by: -text.size), nodes: [node])) : node)
      }
    }
  }

  private func append(
    _ shape: SymbolShape, color: Color, unit: Double, origin: Point, to nodes: inout [Scene.Node]
  ) {
    let placement = Transform(scaleX: unit, scaleY: unit, tx: origin.x, ty: origin.y)
    var fills: [(path: Path, rule: Path.FillRule)] = []
    // Lines of the same width form one stroke, so that translucent colors do not add up where lines cross.
    var strokes: [(path: Path, width: Double)] = []
    for element in shape.elements {
      let path = element.path.applying(placement)
      if let rule = element.fill { fills.append((path, rule)) }
      guard let width = element.strokeWidth else { continue }
      if let same = strokes.firstIndex(where: { $0.width == width }) {
        strokes[same].path.append(path)
      } else {
        strokes.append((path, width))
      }
    }
    func append(in color: Color, to nodes: inout [Scene.Node]) {
      for fill in fills { nodes.append(.fill(fill.path, color, fill.rule)) }
      for stroke in strokes { nodes.append(.stroke(stroke.path, Scene.Stroke(width: stroke.width * unit), color)) }
    }
    guard color.alpha < 1, fills.count + strokes.count > 1 else { return append(in: color, to: &nodes) }
    var solid = color
    solid.alpha = 1
    var parts: [Scene.Node] = []
    append(in: solid, to: &parts)
    // Lines can extend slightly beyond the grid.
    let bounds = Rect(
      origin: origin, size: Size(width: shape.width * unit, height: SymbolShape.gridHeight * unit)
    ).inset(by: -2 * unit)
    nodes.append(.group(Scene.Group(opacity: color.alpha, bounds: bounds, nodes: parts)))
  }

  private func imageNodes(_ identifier: ImageIdentifier, alpha: Double, frame: Rect) -> [Scene.Node] {
    guard let image = images[identifier] else { return [] }
    let node = Scene.Node.image(image.raster, image.rect(in: frame))
    return alpha < 1 ? [.group(Scene.Group(opacity: alpha, bounds: frame, nodes: [node]))] : [node]
  }
}

extension Scene.Gradient {
  /// A gradient whose first and last colors are exactly in two opposite corners of the rectangle.
  fileprivate init(_ colors: [Color], degrees: Double, in rect: Rect) {
    let angle = degrees * Double.pi / 180
    let (right, up) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    let half = (abs(rect.width * right) + abs(rect.height * up)) / 2
    let last = Double(max(1, colors.count - 1))
    self.init(
      start: Point(x: rect.midX - right * half, y: rect.midY + up * half),
      end: Point(x: rect.midX + right * half, y: rect.midY - up * half),
      stops: colors.enumerated().map { Stop(offset: Double($0.offset) / last, color: $0.element) })
  }
}

extension Path {
  fileprivate static func polyline(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(x: point.x, y: point.y) } else { path.line(x: point.x, y: point.y) }
    }
    return path
  }
}
