import MockupText
package import MockupScene

/// A cache of glyph outlines and their bounding boxes.
package final class GlyphForms {
  /// An outline and its bounding box in ems.
  package final class Form {
    package let outline: GlyphOutline
    let bounds: Rect?

    init(outline: GlyphOutline, bounds: Rect?) {
      self.outline = outline
      self.bounds = bounds
    }

    /// Returns the bounding box of a glyph relative to the origin of its run.
    func bounds(of glyph: Glyph, _ size: Double) -> Rect? {
      bounds.map { box in
        Rect(
          x: glyph.offset.x + box.x * size, y: glyph.offset.y + box.y * size, width: box.width * size,
          height: box.height * size)
      }
    }
  }

  /// The cache limit in units of about 64 bytes: 6 MB.
  private static let maximumUnits = 100_000

  private let outline: GlyphOutlining
  private var forms = RecentValues<GlyphKey, Form>(capacity: maximumUnits)
  private var recent: (typeface: Typeface?, glyphs: [Glyph], forms: [Form]) = (nil, [], [])

  package init(outline: @escaping GlyphOutlining) { self.outline = outline }

  func form(of glyph: UInt32, in typeface: Typeface) -> Form {
    forms.value(for: GlyphKey(glyph, typeface), cost: Self.units) {
      let outline = self.outline(glyph, typeface)
      switch outline {
      case .empty: return Form(outline: outline, bounds: nil)
      case .path(let path): return Form(outline: outline, bounds: path.controlBounds)
      case .raster(_, let rect): return Form(outline: outline, bounds: rect)
      }
    }
  }

  package func forms(of run: GlyphRun) -> [Form] {
    // Each run is requested twice: for its bounds and for its painting.
    if recent.typeface == run.typeface, recent.glyphs == run.glyphs { return recent.forms }
    let forms = run.glyphs.map { form(of: $0.id, in: run.typeface) }
    recent = (run.typeface, run.glyphs, forms)
    return forms
  }

  /// Returns the bounding box of a run; `nil` if it paints nothing.
  func bounds(of run: GlyphRun, _ map: Transform) -> Rect? {
    Self.bounds(of: run.glyphs[...], forms(of: run)[...], run.size).map {
      map.bounds(of: $0.offset(x: run.origin.x, y: run.origin.y))
    }
  }

  /// Returns the bounding box of glyphs relative to the origin of their run.
  static func bounds(of glyphs: ArraySlice<Glyph>, _ looks: ArraySlice<Form>, _ size: Double) -> Rect? {
    var bounds: Rect?
    for (glyph, look) in zip(glyphs, looks) {
      guard let rect = look.bounds(of: glyph, size) else { continue }
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }

  /// Returns the origin of a glyph in the coordinates of its run.
  func position(of glyph: Glyph, in run: GlyphRun) -> Point {
    Point(x: run.origin.x + glyph.offset.x, y: run.origin.y + glyph.offset.y)
  }

  /// Returns the color glyphs of a run and their rectangles in the coordinates of the run.
  func images(of run: GlyphRun) -> [(raster: Raster, glyph: GlyphKey, rect: Rect)] {
    guard run.hasOwnColors else { return [] }
    return run.glyphs.compactMap { glyph in
      guard case .raster(let raster, let box) = form(of: glyph.id, in: run.typeface).outline else { return nil }
      let position = position(of: glyph, in: run)
      let rect = Rect(
        x: position.x + box.x * run.size, y: position.y + box.y * run.size, width: box.width * run.size,
        height: box.height * run.size)
      return (raster, GlyphKey(glyph.id, run.typeface), rect)
    }
  }

  private static func units(_ form: Form) -> Int {
    switch form.outline {
    case .empty: 1
    case .path(let path): 2 + path.elements.count
    case .raster(let raster, _): 2 + raster.pixels.count / 16
    }
  }
}
