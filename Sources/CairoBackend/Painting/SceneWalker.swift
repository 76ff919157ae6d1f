import Scene

/// What a walk through a scene paints on: Cairo's pen, and how the target does what is not a plain shape.
protocol PaintTarget: AnyObject {
  var context: CairoContext { get }
  /// The rectangle outside of which nothing can be seen, in target coordinates.
  var visible: Rect { get }
  func paint(_ path: Path, _ rule: Path.FillRule, _ color: Color, _ map: Transform, bounds: Rect) throws(PaintingError)
  func paint(_ path: Path, width: Double, _ color: Color, _ map: Transform, bounds: Rect) throws(PaintingError)
  /// The rectangle that a run paints, in target coordinates; `nil` when it paints nothing.
  func bounds(of run: GlyphRun, _ map: Transform) -> Rect?
  func paint(_ run: GlyphRun, _ color: Color, _ map: Transform) throws(PaintingError)
  func paint(_ shadow: Scene.Shadow, _ map: Transform) throws(PaintingError)
  func paint(_ raster: Raster, in rect: Rect, _ map: Transform) throws(PaintingError)
}

/// Goes through the nodes of a scene from back to front.
///
/// What lies outside of the picture is passed over, and a clip is only set for what it takes something away from.
/// Both follow from the scene alone, so that a band is painted like the whole.
struct SceneWalker<Target: PaintTarget> {
  let target: Target

  /// Paints nodes; `map` leads from their coordinates to those of the target.
  func paint(_ nodes: [Scene.Node], _ map: Transform, within clips: [DeviceClip] = []) throws(PaintingError) {
    for node in nodes {
      if case .group(let group) = node {
        try paint(group, map, within: clips)
        continue
      }
      guard let bounds = bounds(of: node, map), overlaps(bounds, target.visible) else { continue }
      guard clips.allSatisfy({ overlaps(bounds, $0.bounds) }) else { continue }
      let needed = clips.filter { !$0.contains(bounds) }
      if needed.isEmpty {
        try paint(node, map, bounds)
      } else {
        var failure: PaintingError?
        target.context.clipped(to: needed.map { ($0.path, $0.map) }) {
          do throws(PaintingError) { try paint(node, map, bounds) } catch { failure = error }
        }
        if let failure { throw failure }
      }
    }
  }

  private func paint(_ group: Scene.Group, _ map: Transform, within clips: [DeviceClip]) throws(PaintingError) {
    guard group.opacity > 0 else { return }
    let bounds = group.bounds.map { map.bounds(of: $0) }
    if let bounds, !overlaps(bounds, target.visible) { return }
    var clips = clips
    if let clip = group.clip { clips.append(DeviceClip(clip, map)) }
    let inner = map.after(group.transform)
    guard group.opacity < 1 || group.fade != nil else {
      return try paint(group.nodes, inner, within: clips)
    }
    var frames = clips.filter { clip in bounds.map { !clip.contains($0) } ?? true }.map { ($0.path, $0.map) }
    if let bounds {
      // A sheet no larger than the group, on whole pixels, so that its edge takes nothing away.
      frames.append((.rectangle(bounds.roundedOut), .identity))
    }
    var failure: PaintingError?
    target.context.clipped(to: frames) {
      target.context.sheet(opacity: min(1, group.opacity), fade: group.fade.map { mapped($0, map) }) {
        do throws(PaintingError) { try paint(group.nodes, inner) } catch { failure = error }
      }
    }
    if let failure { throw failure }
  }

  private func paint(_ node: Scene.Node, _ map: Transform, _ bounds: Rect) throws(PaintingError) {
    switch node {
    case .group: break
    case .fill(let path, let color, let rule): try target.paint(path, rule, color, map, bounds: bounds)
    case .stroke(let path, let stroke, let color):
      try target.paint(path, width: stroke.width * map.meanScale, color, map, bounds: bounds)
    case .shadow(let shadow): try target.paint(shadow, map)
    case .glyphs(let run, let color): try target.paint(run, color, map)
    case .image(let raster, let rect): try target.paint(raster, in: rect, map)
    }
  }

  /// The rectangle that a node paints; `nil` when it paints nothing.
  private func bounds(of node: Scene.Node, _ map: Transform) -> Rect? {
    switch node {
    case .group: nil
    case .fill(let path, let color, _): color.alpha > 0 ? bounds(of: path, map) : nil
    case .stroke(let path, let stroke, let color):
      color.alpha > 0 ? bounds(of: path, map)?.inset(by: -stroke.width * map.meanScale / 2) : nil
    case .shadow(let shadow): shadow.color.alpha > 0 ? map.bounds(of: shadow.extent) : nil
    case .glyphs(let run, let color): color.alpha > 0 ? target.bounds(of: run, map) : nil
    case .image(_, let rect): map.bounds(of: rect)
    }
  }

  private func bounds(of path: Path, _ map: Transform) -> Rect? {
    path.controlBounds.map { map.bounds(of: $0) }
  }

  private func mapped(_ fade: Scene.Fade, _ map: Transform) -> Scene.Fade {
    let start = map.a * fade.startX + map.tx
    let end = map.a * fade.endX + map.tx
    return start <= end
      ? Scene.Fade(startX: start, endX: end, startAlpha: fade.startAlpha, endAlpha: fade.endAlpha)
      : Scene.Fade(startX: end, endX: start, startAlpha: fade.endAlpha, endAlpha: fade.startAlpha)
  }

  /// Whether two rectangles may share a pixel; an edge between pixels can touch the pixels on both sides.
  private func overlaps(_ a: Rect, _ b: Rect) -> Bool {
    a.x < b.maxX + 1 && b.x < a.maxX + 1 && a.y < b.maxY + 1 && b.y < a.maxY + 1
  }
}

extension Rect {
  /// The smallest rectangle of whole numbers around this one.
  var roundedOut: Rect {
    let left = x.rounded(.down)
    let top = y.rounded(.down)
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
