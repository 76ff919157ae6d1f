import MockupScene

final class PDFTarget: PaintTarget {
  private let context: CairoContext
  let visible: Rect
  private let forms: GlyphForms
  private let face: (Typeface) throws(PaintingError) -> CairoFontFace?

  /// Pixels per unit in images of shadows, which are blurred anyway.
  private static let shadowScale = 2.0
  /// The maximum number of pixels in the image of a shadow.
  private static let maximumShadowPixels = 8_000_000.0

  init(
    context: CairoContext, visible: Rect, forms: GlyphForms,
    face: @escaping (Typeface) throws(PaintingError) -> CairoFontFace?
  ) {
    self.context = context
    self.visible = visible
    self.forms = forms
    self.face = face
  }

  func bounds(of run: GlyphRun, _ map: Transform) -> Rect? {
    // White space paints nothing, but belongs to the text.
    let line = Rect(x: run.origin.x, y: run.origin.y - run.size, width: max(0, run.width), height: run.size * 1.25)
    let text = map.bounds(of: line)
    return forms.bounds(of: run, map)?.union(text) ?? text
  }

  func paint(_ node: Scene.Node, _ map: Transform, bounds: Rect, within clips: [DeviceShape]) throws(PaintingError) {
    try context.clipped(to: clips) { () throws(PaintingError) in
      switch node {
      case .group: break
      case .fill(let path, let color, let rule):
        context.add(path, map)
        context.fill(color, rule)
      case .gradient(let path, let gradient):
        guard map.meanScale > 0 else { return }
        context.add(path, map)
        if let color = gradient.plainColor { context.fill(color) } else { context.fill(gradient, map) }
      case .stroke(let path, let stroke, let color):
        context.add(path, map)
        context.stroke(color, width: stroke.width * map.meanScale)
      case .glyphs(let run, let color): try paint(run, color, map)
      case .shadow(let shadow): try paint(shadow, map)
      case .image(let raster, let rect): try paint(raster, in: rect, map)
      }
    }
  }

  func sheet(
    opacity: Double, fade: Scene.Fade?, bounds: Rect?, within clips: [DeviceShape],
    _ body: () throws(PaintingError) -> Void
  ) throws(PaintingError) {
    try context.clipped(to: clips) { () throws(PaintingError) in
      try context.sheet(in: bounds ?? visible, body) { $0.paint(opacity: opacity, fade: fade) }
    }
  }

  private func paint(_ run: GlyphRun, _ color: Color, _ map: Transform) throws(PaintingError) {
    // Cairo embeds no bitmaps of fonts, and loops forever over some damaged ones.
    if !run.hasOwnColors, let face = try face(run.typeface) {
      context.show(run, map, in: face, color)
      return
    }
    for glyph in run.glyphs {
      guard case .path(let path) = forms.form(of: glyph.id, in: run.typeface).outline else { continue }
      let position = forms.position(of: glyph, in: run)
      context.add(path, map.after(Transform(scaleX: run.size, scaleY: run.size, tx: position.x, ty: position.y)))
    }
    context.fill(color)
    for image in forms.images(of: run) { try paint(image.raster, in: image.rect, map) }
  }

  private func paint(_ raster: Raster, in rect: Rect, _ map: Transform) throws(PaintingError) {
    guard raster.width > 0, raster.height > 0 else { return }
    let stretch = map.after(
      Transform(
        scaleX: rect.width / Double(raster.width), scaleY: rect.height / Double(raster.height), tx: rect.x, ty: rect.y))
    guard stretch.meanScale > 0 else { return }
    try RasterCanvas.withImage(of: raster) { context.paint($0, stretch) }
  }

  private func paint(_ shadow: Scene.Shadow, _ map: Transform) throws(PaintingError) {
    let extent = map.bounds(of: shadow.extent)
    guard extent.width > 0, extent.height > 0 else { return }
    // Pixels per unit of the page: fewer for very large shadows.
    let scale = min(
      Self.shadowScale, (Self.maximumShadowPixels / (extent.width * extent.height)).squareRoot(),
      30_000 / max(extent.width, extent.height))
    let toPixels = Transform(scaleX: scale, scaleY: scale).after(map)
    guard let placed = PlacedShadow(shadow, toPixels), placed.width > 0, placed.height > 0 else { return }
    guard let mask = placed.mask(of: placed.frame, from: try ShadowMask(placed.key)) else { return }
    let toPage = Transform(
      scaleX: 1 / scale, scaleY: 1 / scale, tx: Double(placed.x) / scale, ty: Double(placed.y) / scale)
    try RasterCanvas.withMask(mask) { context.paint(shadow.color, through: $0, toPage) }
  }
}
