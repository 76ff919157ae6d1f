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
    nodes.append(.group(Scene.Group(clip: outline, nodes: inside)))
    if panel.borderWidth > 0, panel.border.alpha > 0 {
      nodes.append(edgeNode(box.look, panel, frame, color: panel.border, width: panel.borderWidth))
    }
    if panel.borderWidth > 0, panel.innerBorder.alpha > 0 {
      let width = panel.borderWidth
      nodes.append(edgeNode(box.look, panel, frame, color: panel.innerBorder, width: width, inset: 1.5 * width))
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
      let soft = blurredBackdrop(under: frame, sigma: material.sigma, saturation: material.saturation, on: backdrop)
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
    if sigma > 0, let soft = blurredBackdrop(under: frame, sigma: sigma, saturation: 1, on: backdrop) {
      nodes.append(
        .group(Scene.Group(clip: .rectangle(frame), bounds: frame, nodes: [.image(soft.raster, soft.rect)])))
    }
    if tint.alpha > 0 { nodes.append(.fill(.rectangle(frame), tint, .nonZero)) }
    return nodes
  }

  private func blurredBackdrop(under frame: Rect, sigma: Double, saturation: Double, on backdrop: Backdrop)
    -> BlurredBackdrop?
  {
    guard let softening, !backdrop.scene.nodes.isEmpty || backdrop.scene.background != nil else { return nil }
    let map = backdrop.map
    let origin = map.apply(frame.origin)
    let placed = Rect(x: origin.x, y: origin.y, width: frame.width * map.a, height: frame.height * map.d)
    let request = BlurredBackdrop.Request(rect: placed, sigma: sigma * map.a, saturation: saturation)
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
