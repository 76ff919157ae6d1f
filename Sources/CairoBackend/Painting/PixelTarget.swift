import Scene

/// A picture, or a band of one, that is being painted.
final class PixelTarget: PaintTarget {
  let context: CairoContext
  let visible: Rect
  private let painter: ImagePainter
  private let width: Int
  private let rows: Range<Int>
  /// The shadow that has been painted with the ground, until it is met.
  private var groundShadow: (node: Scene.Shadow, placed: PlacedShadow)?

  init(painter: ImagePainter, context: CairoContext, width: Int, rows: Range<Int>, ground: Ground) {
    self.painter = painter
    self.context = context
    self.width = width
    self.rows = rows
    groundShadow = ground.shadow
    visible = Rect(x: 0, y: Double(rows.lowerBound), width: Double(width), height: Double(rows.count))
  }

  func bounds(of run: GlyphRun, _ map: Transform) -> Rect? { painter.forms.bounds(of: run, map) }

  func paint(
    _ path: Path, _ rule: Path.FillRule, _ color: Color, _ map: Transform, bounds: Rect
  ) throws(PaintingError) {
    if let mask = painter.masks.mask(ofFill: path, rule, map, bounds: bounds) { return try paint(color, through: mask) }
    context.add(path, map)
    context.fill(color, rule)
  }

  func paint(_ path: Path, width: Double, _ color: Color, _ map: Transform, bounds: Rect) throws(PaintingError) {
    if let mask = painter.masks.mask(ofStroke: path, width: width, map, bounds: bounds) {
      return try paint(color, through: mask)
    }
    context.add(path, map)
    context.stroke(color, width: width)
  }

  func paint(_ run: GlyphRun, _ color: Color, _ map: Transform) throws(PaintingError) {
    if let mask = painter.masks.mask(of: run, map) { try paint(color, through: mask) }
    guard map.keepsUpright else { return }
    for picture in painter.forms.pictures(of: run) {
      guard let placed = painter.pixels(of: picture.raster, picture.glyph, in: map.bounds(of: picture.rect)) else {
        continue
      }
      try paint(placed)
    }
  }

  func paint(_ raster: Raster, in rect: Rect, _ map: Transform) throws(PaintingError) {
    guard let placed = RasterScaler.stretch(raster, to: map.bounds(of: rect), rows: rows) else { return }
    try paint(placed)
  }

  func paint(_ shadow: Scene.Shadow, _ map: Transform) throws(PaintingError) {
    guard let placed = PlacedShadow(shadow, map) else { return }
    if let done = groundShadow, done.node == shadow, done.placed == placed {
      groundShadow = nil
      return
    }
    let columns = placed.columns.clamped(to: 0..<width)
    let shaded = placed.rows.clamped(to: rows)
    guard !columns.isEmpty, !shaded.isEmpty else { return }
    try paint(
      shadow.color, through: placed.mask(from: painter.shadowMask(placed.key), columns: columns, rows: shaded))
  }

  private func paint(_ color: Color, through mask: PixelMask) throws(PaintingError) {
    try RasterCanvas.withMask(mask.coverage, width: mask.width, height: mask.height, stride: mask.stride) {
      context.paint(color, through: $0, x: mask.x, y: mask.y)
    }
  }

  private func paint(_ placed: RasterScaler.Placed) throws(PaintingError) {
    try RasterCanvas.withImage(of: placed.raster) { context.paint($0, x: placed.x, y: placed.y) }
  }
}
