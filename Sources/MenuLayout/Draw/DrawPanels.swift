import MockupScene

extension SceneDrawing {
  func panelNodes(
    _ box: LayoutBox, _ panel: LayoutBox.Panel, frame: Rect, outline: Path, on backdrop: Backdrop
  ) -> [Scene.Node] {
    var nodes: [Scene.Node] = []
    if panel.shadow.alpha > 0, panel.shadowSigma > 0 {
      nodes.append(
        .shadow(
          Scene.Shadow(
            rect: frame.offset(x: 0, y: panel.shadowOffset), cornerRadius: panel.cornerRadius,
            smoothing: panel.smoothing, sigma: panel.shadowSigma, color: panel.shadow)))
    }
    if panel.outlineWidth > 0, panel.outline.alpha > 0 {
      let width = panel.outlineWidth
      nodes.append(edgeNode(box.look, panel, frame, color: panel.outline, width: width, inset: -width / 2))
    }
    nodes += backgroundNodes(panel, frame: frame, outline: outline, on: backdrop)
    var inside = plainNodes(for: box.children)
    if let dimming = panel.dimming { inside.append(.fill(.rectangle(frame), dimming, .nonZero)) }
    let name = naming?(BoxIdentifier(role: box.role, path: box.path, part: .content))
    nodes.append(.group(Scene.Group(name: name, clip: outline, nodes: inside)))
    let width = panel.borderWidth
    for (color, outer) in [(panel.border, 0), (panel.innerBorder, width)] where width > 0 && color.alpha > 0 {
      nodes.append(
        rimNode(box.look, panel, frame.inset(by: outer), outer: outer, color: color)
          ?? edgeNode(box.look, panel, frame, color: color, width: width, inset: outer + width / 2))
    }
    if panel.edge.alpha > 0 {
      // The light comes from above and ends where the corners end.
      let top = Rect(
        x: frame.x, y: frame.y, width: frame.width, height: max(1, min(frame.height / 2, panel.cornerRadius)))
      let line = edgeNode(box.look, panel, frame, color: panel.edge, width: 1 / scale)
      let fade = Scene.Fade(axis: .vertical, start: top.y, end: top.maxY, startAlpha: 1, endAlpha: 0)
      nodes.append(.group(Scene.Group(fade: fade, bounds: top, nodes: [line])))
    }
    return nodes
  }

  /// Returns a line inside the edge of glass, brighter at the top left and bottom right; `nil` for other panels. In the
  /// middle of each side it has its own color.
  ///
  /// - Parameters:
  ///   - frame: the outer bounds of the line.
  ///   - outer: their distance from the panel's edge.
  private func rimNode(
    _ look: LayoutBox.Look, _ panel: LayoutBox.Panel, _ frame: Rect, outer: Double, color: Color
  ) -> Scene.Node? {
    guard case .panel = look, let contrast = panel.material?.rimContrast, contrast > 0 else { return nil }
    let inner = frame.inset(by: panel.borderWidth)
    guard inner.width > 0, inner.height > 0 else { return nil }
    func shape(_ rect: Rect, _ inset: Double) -> Path {
      .roundedRectangle(rect, radius: max(0, panel.cornerRadius - inset), smoothing: panel.smoothing)
    }
    var ring = shape(frame, outer)
    // The mirror image runs the other way, so the inside stays empty.
    ring.append(
      shape(inner, outer + panel.borderWidth).applying(Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * inner.midX, ty: 0)))
    // The other two corners are halfway along the gradient.
    let diagonal = frame.width * frame.width + frame.height * frame.height
    let (dx, dy) = (
      frame.width * frame.height * frame.height / diagonal, frame.width * frame.width * frame.height / diagonal
    )
    func shade(_ factor: Double) -> Color { color.multiplyingAlpha(by: min(factor, 1 / color.alpha)) }
    let (bright, dim) = (shade(1 + contrast), shade(1 - contrast))
    return .gradient(
      ring,
      Scene.Gradient(
        start: Point(x: frame.midX - dx, y: frame.midY - dy), end: Point(x: frame.midX + dx, y: frame.midY + dy),
        stops: [(0, bright), (0.25, color), (0.5, dim), (0.75, color), (1, bright)].map {
          Scene.Gradient.Stop(offset: $0.0, color: $0.1)
        }))
  }

  /// - Parameter inset: the distance of the line's center inside the edge, in points; defaults to half the line width.
  private func edgeNode(
    _ look: LayoutBox.Look, _ panel: LayoutBox.Panel, _ frame: Rect, color: Color, width: Double, inset: Double? = nil
  ) -> Scene.Node {
    let inset = inset ?? width / 2
    let inner = frame.inset(by: inset)
    var moved = panel
    moved.cornerRadius = max(0, panel.cornerRadius - inset)
    if case .bubble(_, let arrow) = look {
      return .stroke(.bubble(inner, moved, arrow), Scene.Stroke(width: width), color)
    }
    return .stroke(
      .roundedRectangle(inner, radius: moved.cornerRadius, smoothing: panel.smoothing), Scene.Stroke(width: width),
      color)
  }

  /// Returns the panel's color, or its blurred and tinted backdrop.
  private func backgroundNodes(
    _ panel: LayoutBox.Panel, frame: Rect, outline: Path, on backdrop: Backdrop
  ) -> [Scene.Node] {
    guard let material = panel.material,
      let soft = blurredBackdrop(under: frame, material, cornerRadius: panel.cornerRadius, on: backdrop)
    else { return [.fill(outline, panel.fill, .nonZero)] }
    var nodes: [Scene.Node] = []
    // Transparent parts of the backdrop show the panel's color.
    if !soft.raster.isOpaque { nodes.append(.fill(outline, panel.fill, .nonZero)) }
    nodes.append(.group(Scene.Group(clip: outline, bounds: frame, nodes: [.image(soft.raster, soft.rect)])))
    nodes.append(.fill(outline, material.tint, .nonZero))
    return nodes
  }

  func backdropNodes(_ frame: Rect, tint: Color, sigma: Double, on backdrop: Backdrop) -> [Scene.Node] {
    let frame = snap(frame)
    var nodes: [Scene.Node] = []
    let plain = LayoutBox.Material(tint: tint, sigma: sigma, saturation: 1)
    if sigma > 0, let soft = blurredBackdrop(under: frame, plain, cornerRadius: 0, on: backdrop) {
      nodes.append(
        .group(Scene.Group(clip: .rectangle(frame), bounds: frame, nodes: [.image(soft.raster, soft.rect)])))
    }
    if tint.alpha > 0 { nodes.append(.fill(.rectangle(frame), tint, .nonZero)) }
    return nodes
  }

  private func blurredBackdrop(
    under frame: Rect, _ material: LayoutBox.Material, cornerRadius: Double, on backdrop: Backdrop
  ) -> BlurredBackdrop? {
    guard let softening, !backdrop.scene.nodes.isEmpty || backdrop.scene.background != nil else { return nil }
    let map = backdrop.map
    let origin = map.apply(frame.origin)
    let placed = Rect(x: origin.x, y: origin.y, width: frame.width * map.a, height: frame.height * map.d)
    let refraction = material.refraction.map {
      BlurredBackdrop.Refraction(
        width: $0.width * map.a, depth: $0.depth * map.a, cornerRadius: cornerRadius * map.a)
    }
    let request = BlurredBackdrop.Request(
      rect: placed, sigma: material.sigma * map.a, saturation: material.saturation, refraction: refraction)
    guard var soft = softening(backdrop.scene, request) else { return nil }
    soft.rect = Rect(
      x: (soft.rect.x - map.tx) / map.a, y: (soft.rect.y - map.ty) / map.d, width: soft.rect.width / map.a,
      height: soft.rect.height / map.d)
    return soft
  }
}

extension Path {
  static func bubble(_ rect: Rect, _ panel: LayoutBox.Panel, _ arrow: LayoutBox.Arrow) -> Path {
    let radius = min(panel.cornerRadius, rect.width / 2, rect.height / 2)
    let foot = arrow.isOnTop ? rect.y : rect.maxY
    let height = arrow.tip.y - foot
    let half = min(arrow.width / 2, max(0, rect.width / 2 - radius))
    let x = min(max(arrow.tip.x, rect.x + radius + half), rect.maxX - radius - half)
    // The arrow curves out of the edge and has a round tip.
    var path = roundedRectangle(rect, radius: radius, smoothing: panel.smoothing)
    let (from, to) = arrow.isOnTop ? (x - half, x + half) : (x + half, x - half)
    let side = (to - from) / 2
    let inner = foot - (arrow.isOnTop ? -1.0 : 1.0)
    path.move(x: from, y: inner)
    path.line(x: from, y: foot)
    path.curve(
      Point(x: from + side * 0.55, y: foot), Point(x: x - side * 0.3, y: foot + height),
      Point(x: x, y: arrow.tip.y))
    path.curve(
      Point(x: x + side * 0.3, y: foot + height), Point(x: to - side * 0.55, y: foot), Point(x: to, y: foot))
    path.line(x: to, y: inner)
    path.close()
    return path
  }
}
