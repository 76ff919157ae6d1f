import Scene

/// Masks of text and small shapes, made when they are first asked for and kept for a while.
///
/// The next picture has the same symbols, and often the same words, at the same places within a pixel. All of them are
/// painted through masks whether one is kept or not, so that nothing depends on what was painted before.
final class MaskStore {
  /// What the masks that are kept may take up, in bytes.
  private static let mostBytes = 8_000_000
  /// The longest side of a shape that is painted through a mask, in pixels.
  private static let longestSide = 256.0

  private enum Content: Hashable {
    case text(Typeface, size: Double, [Glyph])
    case fill(Path, Path.FillRule)
    case stroke(Path, width: Double)
  }

  private struct Key: Hashable {
    var content: Content
    /// Where it is, whole pixels left out.
    var map: Transform
  }

  private let forms: GlyphForms
  private let raster = CoverageRaster()
  private var masks = RecentValues<Key, PixelMask?>(capacity: mostBytes)

  init(forms: GlyphForms) { self.forms = forms }

  /// How much of each pixel the outlines of a run cover; `nil` where they cover nothing.
  func mask(of run: GlyphRun, _ map: Transform) -> PixelMask? {
    let map = map.after(Transform(scaleX: 1, scaleY: 1, tx: run.origin.x, ty: run.origin.y))
    return mask(of: .text(run.typeface, size: run.size, run.glyphs), map) { make(run, $0) }
  }

  /// How much of each pixel a shape covers; `nil` for a rectangle or a large shape, which are better painted directly.
  ///
  /// - Parameter bounds: the rectangle that the shape paints, in pixels.
  func mask(ofFill path: Path, _ rule: Path.FillRule, _ map: Transform, bounds: Rect) -> PixelMask? {
    guard isSmall(bounds), path.elements.contains(where: { if case .curve = $0 { true } else { false } }) else {
      return nil
    }
    return mask(of: .fill(path, rule), map) { map in
      guard let bounds = path.controlBounds, var mask = PixelMask(around: map.bounds(of: bounds)) else { return nil }
      raster.add(path, map, on: &mask)
      raster.draw(on: &mask, rule)
      return mask
    }
  }

  /// How much of each pixel a line covers; `nil` for a large shape, which is better painted directly.
  ///
  /// - Parameters:
  ///   - width: how thick the line is, in pixels.
  ///   - bounds: the rectangle that the line paints, in pixels.
  func mask(ofStroke path: Path, width: Double, _ map: Transform, bounds: Rect) -> PixelMask? {
    guard isSmall(bounds) else { return nil }
    return mask(of: .stroke(path, width: width), map) { map in
      guard let bounds = path.controlBounds,
        var mask = PixelMask(around: map.bounds(of: bounds).inset(by: -width / 2 - 1)),
        let image = try? CairoImage(width: mask.width, height: mask.height, format: .mask),
        let context = try? CairoContext(image, top: mask.y)
      else { return nil }
      var local = map
      local.tx -= Double(mask.x)
      context.add(path, local)
      context.stroke(.black, width: width)
      mask.coverage = image.maskRows(stride: mask.stride)
      return mask
    }
  }

  private func isSmall(_ bounds: Rect) -> Bool {
    bounds.width <= Self.longestSide && bounds.height <= Self.longestSide
  }

  private func mask(of content: Content, _ map: Transform, make: (Transform) -> PixelMask?) -> PixelMask? {
    let (x, y) = (map.tx.rounded(.down), map.ty.rounded(.down))
    guard abs(x) < 1e7, abs(y) < 1e7 else { return nil }
    var local = map
    local.tx -= x
    local.ty -= y
    let mask = masks.value(for: Key(content: content, map: local)) {
      200 + ($0?.coverage.count ?? 0)
    } make: {
      make(local)
    }
    return mask?.offset(x: Int(x), y: Int(y))
  }

  private func make(_ run: GlyphRun, _ map: Transform) -> PixelMask? {
    var marks: [(path: Path, map: Transform, bounds: Rect)] = []
    marks.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let form = forms.form(of: glyph.id, in: run.typeface)
      guard case .path(let path) = form.outline, let box = form.bounds else { continue }
      let map = map.after(
        Transform(scaleX: run.size, scaleY: run.size, tx: glyph.offset.x, ty: glyph.offset.y))
      marks.append((path, map, map.bounds(of: box)))
    }
    guard let first = marks.first,
      var mask = PixelMask(around: marks.dropFirst().reduce(first.bounds) { $0.union($1.bounds) })
    else { return nil }
    // The rasterizer is quickest with one glyph at a time. Neighbours that may overlap are one shape, so that joined
    // letters are no darker where they join.
    var box = first.bounds
    for mark in marks {
      if mark.bounds.overlaps(box) {
        box = box.union(mark.bounds)
      } else {
        raster.draw(on: &mask)
        box = mark.bounds
      }
      raster.add(mark.path, mark.map, on: &mask)
    }
    raster.draw(on: &mask)
    return mask
  }
}
