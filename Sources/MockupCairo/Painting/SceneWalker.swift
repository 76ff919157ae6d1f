import MockupScene

/// The output of a walk through a scene.
protocol PaintTarget: AnyObject {
  /// The bounds of everything visible, in target coordinates.
  var visible: Rect { get }
  /// Returns the bounding box of a run in target coordinates; `nil` if it paints nothing.
  func bounds(of run: GlyphRun, _ map: Transform) -> Rect?
  /// Paints a node that is not a group.
  ///
  /// - Parameters:
  ///   - map: Transforms the node's coordinates to those of the target.
  ///   - bounds: The bounding box of the node.
  ///   - clips: The clips that intersect the node.
  func paint(_ node: Scene.Node, _ map: Transform, bounds: Rect, within clips: [DeviceShape]) throws(PaintingError)
  /// Paints the output of `body` as one layer with reduced opacity.
  ///
  /// - Parameters:
  ///   - fade: In target coordinates.
  ///   - bounds: The bounding box, if known.
  func sheet(
    opacity: Double, fade: Scene.Fade?, bounds: Rect?, within clips: [DeviceShape],
    _ body: () throws(PaintingError) -> Void
  ) throws(PaintingError)
}

/// Paints the nodes of a scene from back to front.
///
/// Nodes outside the image are skipped, and a clip is applied only to nodes that it intersects. Both depend on the
/// scene alone, so a band equals the whole image.
struct SceneWalker<Target: PaintTarget> {
  let target: Target

  /// Paints nodes; `map` transforms their coordinates to those of the target.
  func paint(_ nodes: [Scene.Node], _ map: Transform, within clips: [DeviceShape] = []) throws(PaintingError) {
    for node in nodes {
      if case .group(let group) = node {
        try paint(group, map, within: clips)
        continue
      }
      guard let bounds = bounds(of: node, map), overlaps(bounds, target.visible) else { continue }
      guard !clips.isEmpty else {
        try target.paint(node, map, bounds: bounds, within: [])
        continue
      }
      guard let needed = needed(clips, for: bounds) else { continue }
      try target.paint(node, map, bounds: bounds, within: needed)
    }
  }

  private func paint(_ group: Scene.Group, _ map: Transform, within clips: [DeviceShape]) throws(PaintingError) {
    guard group.opacity > 0 else { return }
    let bounds = group.bounds.map { map.bounds(of: $0) }
    if let bounds, !overlaps(bounds, target.visible) { return }
    var clips = clips
    if let clip = group.clip { clips.append(DeviceShape(clip, map)) }
    let inner = map.after(group.transform)
    guard group.opacity < 1 || group.fade != nil else {
      return try paint(group.nodes, inner, within: clips)
    }
    if let bounds {
      guard let needed = needed(clips, for: bounds) else { return }
      clips = needed
    }
    try target.sheet(
      opacity: min(1, group.opacity), fade: group.fade.map { mapped($0, map) }, bounds: bounds, within: clips
    ) { () throws(PaintingError) in
      try paint(group.nodes, inner)
    }
  }

  /// Returns the clips that intersect a rectangle; `nil` if a clip hides it completely.
  private func needed(_ clips: [DeviceShape], for bounds: Rect) -> [DeviceShape]? {
    var needed: [DeviceShape] = []
    for clip in clips {
      switch clip.containment(of: bounds) {
      case .inside: break
      case .outside: return nil
      case .crossing: needed.append(clip)
      }
    }
    return needed
  }

  /// Returns the bounding box of a node; `nil` if it paints nothing.
  private func bounds(of node: Scene.Node, _ map: Transform) -> Rect? {
    switch node {
    case .group: nil
    case .fill(let path, let color, _): color.alpha > 0 ? bounds(of: path, map) : nil
    case .stroke(let path, let stroke, let color):
      color.alpha > 0 ? bounds(of: path, map)?.inset(by: -stroke.width * map.meanScale / 2) : nil
    case .gradient(let path, let gradient):
      gradient.stops.contains { $0.color.alpha > 0 } ? bounds(of: path, map) : nil
    case .shadow(let shadow): shadow.color.alpha > 0 ? map.bounds(of: shadow.extent) : nil
    case .glyphs(let run, let color): color.alpha > 0 ? target.bounds(of: run, map) : nil
    case .image(_, let rect): map.bounds(of: rect)
    }
  }

  private func bounds(of path: Path, _ map: Transform) -> Rect? {
    path.controlBounds.map { map.bounds(of: $0) }
  }

  private func mapped(_ fade: Scene.Fade, _ map: Transform) -> Scene.Fade {
    let (factor, shift) = fade.axis == .horizontal ? (map.a, map.tx) : (map.d, map.ty)
    var mapped = fade
    mapped.start = factor * fade.start + shift
    mapped.end = factor * fade.end + shift
    if mapped.start > mapped.end {
      swap(&mapped.start, &mapped.end)
      swap(&mapped.startAlpha, &mapped.endAlpha)
    }
    return mapped
  }

  /// Returns whether two rectangles may share a pixel; an edge between pixels can touch the pixels on both sides.
  private func overlaps(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.maxX + 1 && b.x < a.maxX + 1 && a.y < b.maxY + 1 && b.y < a.maxY + 1
  }
}
