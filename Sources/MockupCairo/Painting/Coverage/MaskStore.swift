import MockupScene
import MockupText

/// A cache of masks of text and small shapes.
///
/// Letters recur in the next word and symbols in the next image, at the same positions within a pixel. All of them are
/// painted through masks, cached or not, so the output does not depend on earlier images.
final class MaskStore {
  /// The cache limit in bytes.
  private static let maximumByteCount = 6_000_000
  /// The estimated size in bytes of a cached mask beyond its pixels and key content.
  private static let overhead = 256
  /// The longest side in pixels of a shape that is painted through one mask.
  private static let longestSide = 256.0

  private enum Content: Hashable {
    /// Overlapping glyphs, positioned relative to the first one.
    case glyphs(Typeface, size: Double, [Glyph])
    case fill(Path, Path.FillRule)
    case stroke(Path, width: Double)
    /// A part of a large stroke.
    case piece(Path, width: Double, PixelFrame)
    /// The intersection of shapes in a tile.
    case tile([DeviceShape], PixelFrame)

    /// The size in bytes of the cached key.
    var bytes: Int {
      switch self {
      case .glyphs(_, _, let glyphs): glyphs.count * MemoryLayout<Glyph>.stride
      case .fill(let path, _), .stroke(let path, _), .piece(let path, _, _): Self.bytes(of: path)
      // The pieces of its outline take twice as much as the path.
      case .tile(let shapes, _): shapes.reduce(0) { $0 + 3 * Self.bytes(of: $1.path) }
      }
    }

    private static func bytes(of path: Path) -> Int { path.elements.count * MemoryLayout<Path.Element>.stride }
  }

  private struct Key: Hashable {
    var content: Content
    /// Without the integer part of the translation.
    var map: Transform
  }

  /// A single glyph, the most frequent key: an image has hundreds.
  private struct GlyphMaskKey: Hashable {
    var glyph: GlyphKey
    var size: Double
    /// Without the integer part of the translation.
    var map: Transform

    /// Omits values that are equal in most keys and combines the rest to two numbers.
    func hash(into hasher: inout Hasher) {
      hasher.combine(glyph)
      hasher.combine(map.tx.bitPattern ^ map.ty.bitPattern &>> 8 ^ map.a.bitPattern &>> 24 ^ size.bitPattern &>> 32)
    }
  }

  private let forms: GlyphForms
  private var raster = CoverageRasterizer()
  private var glyphs = RecentValues<GlyphMaskKey, PixelMask?>(capacity: maximumByteCount / 2)
  private var masks = RecentValues<Key, PixelMask?>(capacity: maximumByteCount / 2)

  init(forms: GlyphForms) { self.forms = forms }

  /// Returns the coverage of a run's outlines; `nil` if they cover nothing.
  func mask(of run: GlyphRun, _ map: Transform) -> PixelMask? {
    let looks = forms.forms(of: run)
    var masks: [PixelMask] = []
    masks.reserveCapacity(run.glyphs.count)
    for piece in RunPieces(run, looks, map) {
      let glyphs = run.glyphs[piece.glyphs]
      let mask = atWholePixels(piece.map) { map in
        func make() -> PixelMask? {
          self.make(piece.counted(glyphs)[...], looks[piece.glyphs], run.size, map)
        }
        guard glyphs.count == 1, let only = glyphs.first else {
          let content = Content.glyphs(run.typeface, size: run.size, piece.counted(glyphs))
          return cached(Key(content: content, map: map), make: make)
        }
        let maskKey = GlyphMaskKey(glyph: GlyphKey(only.id, run.typeface), size: run.size, map: map)
        return self.glyphs.value(for: maskKey, cost: Self.cost(of:), make: make)
      }
      if let mask { masks.append(mask) }
    }
    return PixelMask(together: masks)
  }

  /// Whether a shape is small enough for one mask.
  ///
  /// - Parameter bounds: The bounding box of the painted shape in pixels.
  static func isSmall(_ bounds: Rect) -> Bool { bounds.width <= longestSide && bounds.height <= longestSide }

  /// Returns the coverage of a small shape; `nil` if it covers nothing.
  func mask(ofFill path: Path, _ rule: Path.FillRule, _ map: Transform) -> PixelMask? {
    mask(of: .fill(path, rule), map) { map in
      guard let bounds = path.controlBounds else { return nil }
      return raster.mask(of: path, map, rule, in: PixelFrame(around: map.bounds(of: bounds)))
    }
  }

  /// Returns the coverage of a small stroke; `nil` if it covers nothing.
  ///
  /// - Parameter width: In pixels.
  func mask(ofStroke path: Path, width: Double, _ map: Transform) -> PixelMask? {
    mask(of: .stroke(path, width: width), map) { map in
      path.controlBounds.flatMap { bounds in
        Self.mask(
          ofStroke: path, width: width, map,
          in: PixelFrame(around: map.bounds(of: bounds).inset(by: -width / 2 - 1)))
      }
    }
  }

  func mask(ofStroke path: Path, width: Double, _ map: Transform, in frame: PixelFrame) -> PixelMask? {
    let key = Key(content: .piece(path, width: width, frame), map: map)
    return cached(key) { Self.mask(ofStroke: path, width: width, map, in: frame) }
  }

  /// Passes on the intersection of shapes, tile by tile.
  func tiles<Failure: Error>(
    of shapes: [DeviceShape], touching part: PixelFrame, solid: (PixelFrame) throws(Failure) -> Void,
    partial: (PixelMask) throws(Failure) -> Void
  ) throws(Failure) {
    try CoverageTiles(shapes).forEach(touching: part, make: makeTile, solid: solid, partial: partial)
  }

  /// Returns the coverage of a frame by the intersection of clips.
  func mask(of clips: [DeviceShape], in frame: PixelFrame) -> PixelMask? {
    CoverageTiles(clips).mask(of: frame, make: makeTile)
  }

  private func makeTile(_ shapes: [DeviceShape], _ tile: PixelFrame) -> PixelMask? {
    cached(Key(content: .tile(shapes, tile), map: .identity)) { CoverageTiles.mask(of: shapes, in: tile, &raster) }
  }

  private func mask(of content: Content, _ map: Transform, make: (Transform) -> PixelMask?) -> PixelMask? {
    atWholePixels(map) { map in cached(Key(content: content, map: map)) { make(map) } }
  }

  /// Computes a mask without the integer part of the translation, then moves it into place.
  private func atWholePixels(_ map: Transform, _ mask: (Transform) -> PixelMask?) -> PixelMask? {
    let (x, y) = (map.tx.rounded(.down), map.ty.rounded(.down))
    guard abs(x) < 1e7, abs(y) < 1e7 else { return nil }
    var local = map
    local.tx -= x
    local.ty -= y
    return mask(local)?.offset(x: Int(x), y: Int(y))
  }

  private func cached(_ key: Key, make: () -> PixelMask?) -> PixelMask? {
    masks.value(for: key) {
      Self.cost(of: $0) + key.content.bytes
    } make: {
      make()
    }
  }

  private static func cost(of mask: PixelMask?) -> Int { overhead + (mask?.coverage.count ?? 0) }

  /// Positions are relative to the first glyph, so that the mask depends on its key alone.
  private func make(
    _ glyphs: ArraySlice<Glyph>, _ looks: ArraySlice<GlyphForms.Form>, _ size: Double, _ map: Transform
  ) -> PixelMask? {
    guard let bounds = GlyphForms.bounds(of: glyphs, looks, size) else { return nil }
    let frame = PixelFrame(around: map.bounds(of: bounds))
    guard PixelMask(frame) != nil else { return nil }
    raster.begin(width: frame.width, height: frame.height)
    let toFrame = map.moved(toOrigin: frame)
    for (glyph, look) in zip(glyphs, looks) {
      guard case .path(let path) = look.outline else { continue }
      raster.add(path, toFrame.after(Transform(scaleX: size, scaleY: size, tx: glyph.offset.x, ty: glyph.offset.y)))
    }
    return PixelMask(frame, coverage: raster.coverage(.nonZero, stride: PixelMask.stride(frame.width)))
  }

  private static func mask(ofStroke path: Path, width: Double, _ map: Transform, in frame: PixelFrame) -> PixelMask? {
    guard let image = try? CairoImage(width: frame.width, height: frame.height, format: .mask),
      let context = try? CairoContext(image, top: 0)
    else { return nil }
    context.add(path, map.moved(toOrigin: frame))
    context.stroke(.black, width: width)
    return PixelMask(
      frame, coverage: CoverageSteps.rounded(image.maskRows(stride: PixelMask.stride(frame.width))))
  }
}
