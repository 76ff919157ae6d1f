import CMockupHarfBuzz
import MockupScene

/// An open typeface.
///
/// All lengths are in ems. HarfBuzz works in the integer units of the file, so nothing is rounded and results hold for
/// every size.
final class HarfBuzzFace {
  let font: OpaquePointer
  let unitsPerEm: Double
  /// The heavier typeface and the interpolation factor from 0 to 1.
  private let grade: (heavier: HarfBuzzFace, share: Double)?

  /// Opens a face of a file; returns `nil` if the index is out of range.
  init?(_ file: FontFile, index: Int) {
    guard let number = UInt32(exactly: index), number < hb_face_count(file.blob),
      let face = hb_face_create(file.blob, number)
    else { return nil }
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, units > 0, let font = hb_font_create(face) else { return nil }
    hb_font_set_scale(font, Int32(clamping: units), Int32(clamping: units))
    self.font = font
    unitsPerEm = Double(units)
    grade = nil
  }

  /// Creates a grade between two typefaces with the same glyph order.
  init(_ face: HarfBuzzFace, drawnToward heavier: HarfBuzzFace, share: Double) {
    font = hb_font_reference(face.font)
    unitsPerEm = face.unitsPerEm
    grade = (heavier, share)
  }

  deinit { hb_font_destroy(font) }

  func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0
  }

  /// Returns the outline of a glyph, with y pointing downward.
  func path(of glyph: UInt32) -> Path {
    let pen = OutlinePen(unitsPerEm: unitsPerEm)
    pen.draw(glyph, of: font)
    guard let (heavier, share) = grade else { return pen.path }
    // A few glyphs have different points in the other weight; these stay unchanged.
    guard
      let path = pen.path.blended(with: heavier.path(of: glyph), share: share, tolerance: Self.gradeTolerance)
    else { return pen.path }
    // The heavier glyph is slightly wider; it is centered within the lighter glyph's advance.
    let growth = (heavier.advance(of: glyph) - advance(of: glyph)) * share
    return path.applying(Transform(a: 1, b: 0, c: 0, d: 1, tx: -growth / 2, ty: 0))
  }

  private func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm
  }

  /// The largest distance in ems that a point may move between the two weights.
  private static let gradeTolerance = 0.1

  /// Returns the bounding box of a glyph, with y pointing downward.
  func extents(of glyph: UInt32) -> Rect? {
    var box = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &box) != 0 else { return nil }
    return Rect(
      x: Double(box.x_bearing) / unitsPerEm, y: -Double(box.y_bearing) / unitsPerEm,
      width: Double(box.width) / unitsPerEm, height: -Double(box.height) / unitsPerEm)
  }

  /// Returns the PNG of a glyph of a color font.
  func image(of glyph: UInt32) -> [UInt8]? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return data.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(length)))
    }
  }
}
