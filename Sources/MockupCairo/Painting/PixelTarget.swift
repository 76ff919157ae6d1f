import MockupScene

/// Paints an image or a band of it.
///
/// Cairo's fills of curves and its clips sometimes differ by 1/255 if only a band is painted. Cairo therefore fills
/// only upright rectangles directly; everything else is painted through masks that are the same in every band.
final class PixelTarget: PaintTarget {
  let visible: Rect
  private let context: CairoContext
  private let painter: ImagePainter
  private let frame: PixelFrame
  /// A reusable buffer for the pixels to paint next.
  private var strip: [UInt32] = []
  /// The step that was painted with the background, until the walk reaches it.
  private var first: Backdrop.First?

  init(painter: ImagePainter, context: CairoContext, frame: PixelFrame, backdrop: Backdrop) {
    self.painter = painter
    self.context = context
    self.frame = frame
    first = backdrop.first
    visible = frame.rect
  }

  func bounds(of run: GlyphRun, _ map: Transform) -> Rect? { painter.forms.bounds(of: run, map) }

  func paint(_ node: Scene.Node, _ map: Transform, bounds: Rect, within clips: [DeviceShape]) throws(PaintingError) {
    switch node {
    case .group: break
    case .fill(let path, let color, let rule):
      try paint(DeviceShape(path, map, rule), color, bounds: bounds, within: clips)
    case .gradient(let path, let gradient):
      if case .gradient(let done, _) = first, done == gradient {
        first = nil
        return
      }
      let shape = DeviceShape(path, map)
      if let color = gradient.plainColor {
        try paint(shape, color, bounds: bounds, within: clips)
      } else if let colors = GradientPixels(gradient, map, frame: PixelFrame(around: bounds)) {
        try paint(colors, tilesOf: [shape] + clips)
      }
    case .stroke(let path, let stroke, let color):
      try paint(path, width: stroke.width * map.meanScale, color, map, bounds: bounds, within: clips)
    case .glyphs(let run, let color):
      try paint(painter.masks.mask(of: run, map), color, within: clips)
      try paintImages(of: run, map, bounds: bounds, within: clips)
    case .shadow(let shadow): try paint(shadow, map, within: clips)
    case .image(let raster, let rect):
      guard let stretched = StretchedRaster(raster, in: map.bounds(of: rect), rows: frame.y..<frame.maxY) else {
        return
      }
      try paint(stretched, tilesOf: clips + [DeviceShape(.rectangle(stretched.frame.rect), .identity)])
    }
  }

  func sheet(
    opacity: Double, fade: Scene.Fade?, bounds: Rect?, within clips: [DeviceShape],
    _ body: () throws(PaintingError) -> Void
  ) throws(PaintingError) {
    // A layer as small as the group and aligned to pixels, so that its edges do not blend.
    let part = bounds.map { PixelFrame(around: $0).intersection(frame) } ?? frame
    guard !part.isEmpty else { return }
    try masked(bounds: part.rect, by: clips) { () throws(PaintingError) in
      guard let fade else { return try context.sheet(in: part.rect, body) { $0.paint(opacity: opacity, fade: nil) } }
      guard let mask = PixelMask(fade, opacity: opacity, in: part) else { return }
      try paint(through: mask, body)
    }
  }

  private func paint(_ shape: DeviceShape, _ color: Color, bounds: Rect, within clips: [DeviceShape])
    throws(PaintingError)
  {
    guard clips.isEmpty else { return try paint(tilesOf: [shape] + clips, color) }
    if shape.map.keepsUpright, shape.path.isRectangle {
      context.add(shape.path, shape.map)
      context.fill(color)
    } else if MaskStore.isSmall(bounds) {
      try paint(painter.masks.mask(ofFill: shape.path, shape.rule, shape.map), color, within: [])
    } else {
      try paint(tilesOf: [shape], color)
    }
  }

  private func paint(tilesOf shapes: [DeviceShape], _ color: Color) throws(PaintingError) {
    try painter.masks.tiles(of: shapes, touching: frame) { area throws(PaintingError) in
      context.add(.rectangle(area.rect), .identity)
      context.fill(color)
    } partial: { mask throws(PaintingError) in
      try paint(mask, color, within: [])
    }
  }

  private func paint(_ source: some PixelSource, tilesOf shapes: [DeviceShape]) throws(PaintingError) {
    let seen = source.frame.intersection(frame)
    var source = source
    try painter.masks.tiles(of: shapes, touching: seen) { area throws(PaintingError) in
      let part = area.intersection(seen)
      guard !part.isEmpty else { return }
      source.write(part, to: &strip)
      try RasterCanvas.withImage(of: strip, in: part, isOpaque: source.isOpaque) {
        context.paint($0, x: part.x, y: part.y)
      }
    } partial: { mask throws(PaintingError) in
      let part = mask.frame.intersection(seen)
      guard !part.isEmpty else { return }
      source.write(part, to: &strip)
      var failure: PaintingError?
      try RasterCanvas.withImage(of: strip, in: part, isOpaque: source.isOpaque) { image in
        do throws(PaintingError) {
          try RasterCanvas.withMask(mask) { context.paint(image, x: part.x, y: part.y, through: $0, at: mask.frame) }
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  private func paint(
    _ path: Path, width: Double, _ color: Color, _ map: Transform, bounds: Rect, within clips: [DeviceShape]
  ) throws(PaintingError) {
    if MaskStore.isSmall(bounds) {
      return try paint(painter.masks.mask(ofStroke: path, width: width, map), color, within: clips)
    }
    let shape = DeviceShape(path, map)
    let part = PixelFrame(around: bounds).intersection(frame)
    for row in CoverageTiles.tiles(part.y..<part.maxY) {
      for column in CoverageTiles.tiles(part.x..<part.maxX) {
        let tile = CoverageTiles.frame(column: column, row: row)
        guard shape.outlineTouches(tile.rect, reach: width / 2 + 1) else { continue }
        try paint(painter.masks.mask(ofStroke: path, width: width, map, in: tile), color, within: clips)
      }
    }
  }

  private func paint(_ shadow: Scene.Shadow, _ map: Transform, within clips: [DeviceShape]) throws(PaintingError) {
    guard let placed = PlacedShadow(shadow, map) else { return }
    if case .shadow(let done, let earlier) = first, done == shadow, earlier == placed {
      first = nil
      return
    }
    let part = placed.frame.intersection(frame)
    guard !part.isEmpty else { return }
    try paint(placed.mask(of: part, from: painter.shadowMask(placed.key)), shadow.color, within: clips)
  }

  private func paintImages(of run: GlyphRun, _ map: Transform, bounds: Rect, within clips: [DeviceShape])
    throws(PaintingError)
  {
    let images = painter.forms.images(of: run)
    guard !images.isEmpty else { return }
    try masked(bounds: bounds, by: clips) { () throws(PaintingError) in
      for image in images {
        guard let placed = painter.pixels(of: image.raster, image.glyph, in: map.bounds(of: image.rect)) else {
          continue
        }
        try paint(placed)
      }
    }
  }

  private func paint(_ placed: RasterScaler.Placed) throws(PaintingError) {
    try RasterCanvas.withImage(of: placed.raster) { context.paint($0, x: placed.x, y: placed.y) }
  }

  private func paint(_ mask: PixelMask?, _ color: Color, within clips: [DeviceShape]) throws(PaintingError) {
    guard var mask, !mask.frame.intersection(frame).isEmpty else { return }
    if !clips.isEmpty {
      guard let seen = painter.masks.mask(of: clips, in: mask.frame) else { return }
      mask.multiply(by: seen)
    }
    try RasterCanvas.withMask(mask) { context.paint(color, through: $0, x: mask.frame.x, y: mask.frame.y) }
  }

  /// Runs `body` with its painting clipped.
  private func masked(bounds: Rect, by clips: [DeviceShape], _ body: () throws(PaintingError) -> Void)
    throws(PaintingError)
  {
    guard !clips.isEmpty else { return try body() }
    let part = PixelFrame(around: bounds).intersection(frame)
    guard let seen = painter.masks.mask(of: clips, in: part) else { return }
    try paint(through: seen, body)
  }

  /// Runs `body` on a separate layer, then paints the layer through a mask.
  private func paint(through mask: PixelMask, _ body: () throws(PaintingError) -> Void) throws(PaintingError) {
    let frame = mask.frame
    var failure: PaintingError?
    try context.sheet(in: frame.rect, body) { context in
      do throws(PaintingError) {
        try RasterCanvas.withMask(mask) { context.paint(through: $0, x: frame.x, y: frame.y) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }
}
