public import MenuResolve
public import MockupScene

/// Turns boxes into drawing steps.
///
/// This is the only stage that knows about pixels. Edges of panels, backgrounds, and lines snap to whole pixels, lines
/// are one pixel thick, and baselines are rounded to whole pixels, so all rows look alike. Horizontal positions of text
/// and symbols stay exact.
///
/// - Parameters:
///   - tree: the layout, in points.
///   - scale: pixels per point.
///   - images: the pixels of each foreign image.
///   - background: the background of the whole image; `nil` for transparent.
///   - softening: blurs the backdrop of translucent panels; if `nil`, panels are opaque.
/// - Returns: the scene, without title and description.
public func draw(
  _ tree: LayoutTree, scale: Double, images: [ImageIdentifier: DrawnImage] = [:], background: Color? = nil,
  softening: BackdropBlurring? = nil
) -> Scene {
  let drawing = SceneDrawing(scale: scale, images: images, softening: softening)
  var scene = Scene(size: tree.size, background: background)
  scene.nodes = drawing.nodes(for: tree.boxes, on: SceneDrawing.Backdrop(scene: scene))
  return scene
}

/// Turns boxes into drawing steps to merge with those of other layouts: separately for each box, in groups named by
/// `naming`.
///
/// Named scrolling content becomes a window group that contains the content and both fades as groups.
///
/// - Parameters:
///   - boxes: from back to front.
///   - size: the size of the image in points.
///   - naming: names groups, in place of item ids.
/// - Returns: the steps of each box; otherwise as ``draw(_:scale:images:background:softening:)``.
package func drawLayers(
  _ boxes: [LayoutBox], size: Size, scale: Double, images: [ImageIdentifier: DrawnImage] = [:],
  background: Color? = nil, softening: BackdropBlurring? = nil, naming: @escaping GroupNaming
) -> [[Scene.Node]] {
  let drawing = SceneDrawing(scale: scale, images: images, softening: softening, naming: naming)
  var below = SceneDrawing.Backdrop(scene: Scene(size: size, background: background))
  return boxes.map { box in
    let nodes = drawing.nodes(for: box, on: below)
    below.scene.nodes += box.withoutBarTitles.map { drawing.nodes(for: $0, on: below) } ?? nodes
    return nodes
  }
}

struct SceneDrawing {
  struct Backdrop {
    var scene: Scene
    var map = Transform.identity
  }

  let scale: Double
  let images: [ImageIdentifier: DrawnImage]
  let softening: BackdropBlurring?
  /// Names groups, and makes scrolling content scrollable; `nil` to use item ids as names.
  var naming: GroupNaming?

  func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  func snap(_ rect: Rect) -> Rect {
    let left = snap(rect.x)
    let top = snap(rect.y)
    return Rect(
      x: left, y: top, width: max(0, snap(rect.maxX) - left), height: max(0, snap(rect.maxY) - top))
  }

  func nodes(for boxes: [LayoutBox], on backdrop: Backdrop) -> [Scene.Node] {
    var nodes: [Scene.Node] = []
    var below = backdrop
    for box in boxes {
      let new = self.nodes(for: box, on: below)
      nodes += new
      below.scene.nodes += box.withoutBarTitles.map { self.nodes(for: $0, on: below) } ?? new
    }
    return nodes
  }

  func nodes(for box: LayoutBox, on backdrop: Backdrop) -> [Scene.Node] {
    switch box.look {
    case .panel(let panel):
      let frame = snap(box.frame)
      return layer(
        of: box,
        panelNodes(
          box, panel, frame: frame,
          outline: .roundedRectangle(frame, radius: panel.cornerRadius, smoothing: panel.smoothing), on: backdrop))
    case .bubble(let panel, let arrow):
      let frame = snap(box.frame)
      return layer(
        of: box, panelNodes(box, panel, frame: frame, outline: .bubble(frame, panel, arrow), on: backdrop))
    case .stepsBack(let scale, let about):
      var below = backdrop
      below.map = backdrop.map.after(Transform(scale: scale, about: about))
      let group = Scene.Group(
        transform: Transform(scale: scale, about: about), nodes: nodes(for: box.children, on: below))
      return [.group(group)]
    case .backdrop(let tint, let sigma): return backdropNodes(box.frame, tint: tint, sigma: sigma, on: backdrop)
    case .scroll(let axis, let start, let end):
      return [.group(scrollGroup(box, axis, start: start, end: end))]
    case .clip(let radius, let smoothing):
      let frame = snap(box.frame)
      var inside = nodes(for: box.children, on: backdrop)
      if let content = scrollName(.content, of: box) {
        inside = [.group(Scene.Group(name: content, nodes: inside))]
      }
      return [
        .group(
          Scene.Group(
            name: windowName(of: box), layer: layer(of: box),
            clip: .roundedRectangle(frame, radius: radius, smoothing: smoothing), bounds: frame, nodes: inside))
      ]
    case .none, .fill, .gradient, .outline, .line, .leader, .text, .symbol, .image, .thumb:
      return plainNodes(for: [box])
    }
  }

  /// The steps of boxes without translucency.
  func plainNodes(for boxes: [LayoutBox]) -> [Scene.Node] {
    var nodes: [Scene.Node] = []
    appendPlainNodes(for: boxes, to: &nodes)
    return nodes
  }

  private func appendPlainNodes(for boxes: [LayoutBox], to nodes: inout [Scene.Node]) {
    // Indexes avoid copying boxes, which would retain all their contents.
    for index in boxes.indices {
      let (look, children) = (boxes[index].look, boxes[index].children)
      switch look {
      case .panel, .bubble, .stepsBack, .backdrop, .scroll, .clip:
        nodes += self.nodes(for: boxes[index], on: Backdrop(scene: Scene(size: .zero)))
        continue
      case .none, .fill, .gradient, .outline, .line, .leader, .text, .symbol, .image, .thumb: break
      }
      let name = naming == nil ? boxes[index].name : naming?(boxes.identifier(at: index))
      let layer = layer(of: boxes[index])
      guard boxes[index].role.isGrouped || name != nil || layer != nil else {
        appendOwnNodes(look, in: boxes[index].frame, to: &nodes)
        appendPlainNodes(for: children, to: &nodes)
        continue
      }
      var inside: [Scene.Node] = []
      inside.reserveCapacity(children.count + 1)
      appendOwnNodes(look, in: boxes[index].frame, to: &inside)
      appendPlainNodes(for: children, to: &inside)
      guard boxes[index].role.isGrouped || name != nil else {
        if !inside.isEmpty { nodes.append(.group(Scene.Group(layer: layer, nodes: inside))) }
        continue
      }
      let bounds = children.paintedBounds(with: boxes[index].frame, isRow: boxes[index].role == .row)
      nodes.append(.group(Scene.Group(name: name, layer: layer, bounds: bounds, nodes: inside)))
    }
  }

  private func windowName(of box: LayoutBox) -> String? { naming == nil ? box.name : scrollName(.window, of: box) }

  private func scrollName(_ part: BoxIdentifier.Part, of box: LayoutBox) -> String? {
    naming?(BoxIdentifier(role: box.role, path: box.path, part: part))
  }

  private func scrollGroup(
    _ box: LayoutBox, _ axis: LayoutBox.ScrollAxis, start: Double, end: Double
  ) -> Scene.Group {
    let frame = box.frame
    var inner = Scene.Group(bounds: frame, nodes: plainNodes(for: box.children))
    let (low, high) = axis == .horizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
    let fadeAxis: Scene.Fade.Axis = axis == .horizontal ? .horizontal : .vertical
    if let name = scrollName(.window, of: box) {
      // Both fades exist, so that the page can hide either.
      let length = max(start, end)
      inner.name = scrollName(.content, of: box)
      let first = Scene.Group(
        name: scrollName(.startFade, of: box),
        fade: Scene.Fade(axis: fadeAxis, start: low, end: low + length, startAlpha: 0, endAlpha: 1), bounds: frame,
        nodes: [.group(inner)])
      let both = Scene.Group(
        name: scrollName(.endFade, of: box),
        fade: Scene.Fade(axis: fadeAxis, start: high - length, end: high, startAlpha: 1, endAlpha: 0), bounds: frame,
        nodes: [.group(first)])
      return Scene.Group(name: name, clip: .rectangle(frame), bounds: frame, nodes: [.group(both)])
    }
    if start > 0 {
      inner.fade = Scene.Fade(axis: fadeAxis, start: low, end: low + start, startAlpha: 0, endAlpha: 1)
      if end > 0 { inner = Scene.Group(bounds: frame, nodes: [.group(inner)]) }
    }
    if end > 0 {
      inner.fade = Scene.Fade(axis: fadeAxis, start: high - end, end: high, startAlpha: 1, endAlpha: 0)
    }
    return Scene.Group(name: windowName(of: box), clip: .rectangle(frame), bounds: frame, nodes: [.group(inner)])
  }
}

extension LayoutBox {
  /// The box as glass above it shows it, without the titles of bars, which would be smudges; `nil` if it has none.
  fileprivate var withoutBarTitles: LayoutBox? {
    guard role == .bar else {
      guard role == .window, let index = children.firstIndex(where: { $0.withoutBarTitles != nil }),
        let bar = children[index].withoutBarTitles
      else { return nil }
      var copy = self
      copy.children[index] = bar
      return copy
    }
    guard children.contains(where: { $0.role == .title }) else { return nil }
    var copy = self
    copy.children.removeAll { $0.role == .title }
    return copy
  }
}

extension [LayoutBox] {
  /// The painted bounds of a box and its children: text can exceed its line, and a thumb has a shadow.
  fileprivate func paintedBounds(with frame: Rect, isRow: Bool) -> Rect {
    var bounds = frame
    for index in indices {
      let inner = self[index].children.paintedBounds(with: self[index].frame, isRow: self[index].role == .row)
      bounds = bounds.union(inner)
    }
    return isRow ? bounds.inset(by: -8) : bounds
  }
}
