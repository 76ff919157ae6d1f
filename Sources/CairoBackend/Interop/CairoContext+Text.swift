import CCairoPango
import Scene

extension CairoContext {
  /// Shows a run as text that can be selected and copied.
  func show(_ run: GlyphRun, _ map: Transform, in face: CairoFontFace, _ color: Color) {
    set(color)
    cairo_set_font_face(native, face.native)
    var matrix = cairo_matrix_t(
      xx: map.a * run.size, yx: map.b * run.size, xy: map.c * run.size, yy: map.d * run.size, x0: 0, y0: 0)
    cairo_set_font_matrix(native, &matrix)
    var glyphs = run.glyphs.map { glyph in
      let place = map.apply(Point(x: run.origin.x + glyph.offset.x, y: run.origin.y + glyph.offset.y))
      return cairo_glyph_t(index: UInt(glyph.id), x: place.x, y: place.y)
    }
    guard var clusters = clusters(of: run) else {
      cairo_show_glyphs(native, &glyphs, Int32(clamping: glyphs.count))
      return
    }
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    cairo_show_text_glyphs(
      native, run.text, Int32(clamping: run.text.utf8.count), &glyphs, Int32(clamping: glyphs.count), &clusters,
      Int32(clamping: clusters.count), flags)
  }

  /// Which bytes of the text belong to which glyphs, in reading order; `nil` where that cannot be told.
  private func clusters(of run: GlyphRun) -> [cairo_text_cluster_t]? {
    let length = run.text.utf8.count
    let starts = run.isRightToLeft ? run.glyphs.reversed().map(\.cluster) : run.glyphs.map(\.cluster)
    var clusters: [cairo_text_cluster_t] = []
    var index = 0
    while index < starts.count {
      var end = index + 1
      while end < starts.count, starts[end] == starts[index] { end += 1 }
      let next = end < starts.count ? starts[end] : length
      // The first cluster takes in what is before it.
      let start = index == 0 ? 0 : starts[index]
      guard next > start, start >= 0, next <= length else { return nil }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(clamping: next - start), num_glyphs: Int32(clamping: end - index)))
      index = end
    }
    return clusters.isEmpty ? nil : clusters
  }
}
