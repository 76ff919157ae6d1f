import MockupText
import MockupScene

/// What painting needs to know of glyphs: their look and the rectangle that each paints, both kept for a while.
final class GlyphForms {
  /// The look of a glyph and its rectangle, in ems.
  final class Form {
    let outline: GlyphOutline
    let bounds: Rect?

    init(outline: GlyphOutline, bounds: Rect?) {
      self.outline = outline
      self.bounds = bounds
    }
  }

  /// The most that is kept, in units of some 64 bytes: 6 MB.
  private static let mostUnits = 100_000

  private let outliner: any GlyphOutlining
  private var forms = RecentValues<GlyphKey, Form>(capacity: mostUnits)

  init(outliner: any GlyphOutlining) { self.outliner = outliner }

  /// The look of a glyph.
  func form(of glyph: UInt32, in typeface: Typeface) -> Form {
    forms.value(for: GlyphKey(glyph, typeface), cost: Self.units) {
      let outline = outliner.outline(of: glyph, in: typeface)
      switch outline {
      case .empty: return Form(outline: outline, bounds: nil)
      case .path(let path): return Form(outline: outline, bounds: path.controlBounds)
      case .raster(_, let rect): return Form(outline: outline, bounds: rect)
      }
    }
  }

  /// The looks of a run's glyphs, in their order.
  func forms(of run: GlyphRun) -> [Form] { run.glyphs.map { form(of: $0.id, in: run.typeface) } }

  /// The rectangle that a run paints; `nil` when it paints nothing.
  func bounds(of run: GlyphRun, _ map: Transform) -> Rect? {
    Self.bounds(of: run, forms(of: run)).map { map.bounds(of: $0.offset(x: run.origin.x, y: run.origin.y)) }
  }

  /// The rectangle that a run with glyphs of the given looks paints, counted from its origin.
  static func bounds(of run: GlyphRun, _ forms: [Form]) -> Rect? {
    var bounds: Rect?
    for (glyph, form) in zip(run.glyphs, forms) {
      guard let box = form.bounds else { continue }
      let rect = Rect(
        x: glyph.offset.x + box.x * run.size, y: glyph.offset.y + box.y * run.size, width: box.width * run.size,
        height: box.height * run.size)
      bounds = bounds?.union(rect) ?? rect
    }
    return bounds
  }

  /// Where the origin of a glyph is, in the coordinates around the run.
  func place(of glyph: Glyph, in run: GlyphRun) -> Point {
    Point(x: run.origin.x + glyph.offset.x, y: run.origin.y + glyph.offset.y)
  }

  /// The glyphs of a run that are pictures, and the rectangles that they fill in the coordinates around the run.
  func pictures(of run: GlyphRun) -> [(raster: Raster, glyph: GlyphKey, rect: Rect)] {
    guard run.hasOwnColors else { return [] }
    return run.glyphs.compactMap { glyph in
      guard case .raster(let raster, let box) = form(of: glyph.id, in: run.typeface).outline else { return nil }
      let place = place(of: glyph, in: run)
      let rect = Rect(
        x: place.x + box.x * run.size, y: place.y + box.y * run.size, width: box.width * run.size,
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
