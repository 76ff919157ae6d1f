import MockupText
public import MockupScene

/// Paints scenes as pixels with Cairo; create one per worker.
///
/// Text is filled as exact outlines, with each letter at the nearest quarter of a pixel along the line. The output does
/// not depend on earlier images, and a band of rows has exactly the pixels of the whole image.
public final class ImagePainter {
  /// The maximum number of rows and columns per call, due to Cairo's limit.
  public static let maximumSide = Limit.pictureWidth.maximum
  /// The cache limit of shadows in bytes.
  private static let maximumShadowBytes = 3_000_000
  /// The cache limit of scaled emoji in pixels.
  private static let maximumEmojiPixels = 500_000

  let forms: GlyphForms
  let masks: MaskStore
  private var shadows = RecentValues<ShadowMask.Key, ShadowMask>(capacity: maximumShadowBytes)
  private var tiles = RecentValues<Backdrop.Tile, [UInt32]>(capacity: maximumShadowBytes)
  private var emoji = RecentValues<EmojiKey, RasterScaler.Placed?>(capacity: maximumEmojiPixels)

  /// Creates a painter.
  ///
  /// - Parameter outline: Returns the outline of a glyph.
  public init(outline: @escaping GlyphOutlining) {
    forms = GlyphForms(outline: outline)
    masks = MaskStore(forms: forms)
  }

  /// Returns the size of a scene in pixels: its size times the scale, rounded up.
  public static func pixelSize(of scene: Scene, scale: Double) -> (width: Int, height: Int) {
    pixelSize(of: scene.size, scale: scale)
  }

  /// Returns the size in pixels of an image with a size in points, rounded up.
  package static func pixelSize(of size: Size, scale: Double) -> (width: Int, height: Int) {
    // A product such as 250 · 1.1 is slightly above 275.
    func pixels(_ length: Double) -> Int { Int(max(1, min(1e9, (length * scale - 1e-6).rounded(.up)))) }
    return (pixels(size.width), pixels(size.height))
  }

  /// Paints a scene.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, 1/16 to 64.
  ///   - rows: The rows of pixels to paint; `nil` for all. An image higher than ``maximumSide`` must be painted in
  ///     bands.
  public func paint(_ scene: Scene, scale: Double, rows: Range<Int>? = nil) throws(PaintingError) -> Raster {
    guard scale >= 1.0 / 16, scale <= 64 else { throw .badScale(scale) }
    guard scene.size.width > 0, scene.size.height > 0, scene.size.width.isFinite, scene.size.height.isFinite else {
      throw .badSize(width: scene.size.width, height: scene.size.height)
    }
    let (width, height) = Self.pixelSize(of: scene, scale: scale)
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    guard width <= Self.maximumSide, rows.count <= Self.maximumSide else {
      throw .tooLarge(width: width, height: rows.count)
    }
    let map = Transform(scaleX: scale, scaleY: scale)
    let backdrop = Backdrop(scene, map, frame: PixelFrame(x: 0, y: 0, width: width, height: height))
    var pixels = try backdrop.pixels(width: width, rows: rows) { tile throws(PaintingError) in try coloredMask(tile) }
    try RasterCanvas.paint(on: &pixels, width: width, top: rows.lowerBound) { context throws(PaintingError) in
      let frame = PixelFrame(x: 0, y: rows.lowerBound, width: width, height: rows.count)
      let target = PixelTarget(painter: self, context: context, frame: frame, backdrop: backdrop)
      try SceneWalker(target: target).paint(scene.nodes, map)
    }
    return Raster(width: width, height: rows.count, pixels: pixels)
  }

  func shadowMask(_ key: ShadowMask.Key) throws(PaintingError) -> ShadowMask {
    try shadows.value(for: key) {
      $0.coverage.count
    } make: { () throws(PaintingError) in
      try ShadowMask(key)
    }
  }

  private func coloredMask(_ tile: Backdrop.Tile) throws(PaintingError) -> [UInt32] {
    guard tile.isWorthKeeping else { return tile.pixels(of: try shadowMask(tile.shadow.key)) }
    return try tiles.value(for: tile) {
      4 * $0.count
    } make: { () throws(PaintingError) in
      tile.pixels(of: try shadowMask(tile.shadow.key))
    }
  }

  func pixels(of raster: Raster, _ glyph: GlyphKey, in rect: Rect) -> RasterScaler.Placed? {
    guard abs(rect.x) < 1e9, abs(rect.y) < 1e9 else { return nil }
    // Only the position within a pixel matters, so the same emoji in another row needs no scaling.
    let (left, top) = (rect.x.rounded(.down), rect.y.rounded(.down))
    let local = rect.offset(x: -left, y: -top)
    let placed = emoji.value(for: EmojiKey(glyph: glyph, rect: local)) {
      $0.map { $0.raster.pixels.count } ?? 1
    } make: {
      RasterScaler.stretch(raster, to: local, rows: -1_000_000..<1_000_000)
    }
    guard var placed else { return nil }
    placed.x += Int(left)
    placed.y += Int(top)
    return placed
  }

  private struct EmojiKey: Hashable {
    var glyph: GlyphKey
    var rect: Rect
  }
}
