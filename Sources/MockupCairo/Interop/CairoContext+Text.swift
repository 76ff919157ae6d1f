import CMockupCairo
import MockupScene

extension CairoContext {
  /// Shows a run as text that can be selected and copied.
  func show(_ run: GlyphRun, _ map: Transform, in face: CairoFontFace, _ color: Color) {
    set(color)
    cairo_set_font_face(native, face.native)
    var matrix = cairo_matrix_t(
      xx: map.a * run.size, yx: map.b * run.size, xy: map.c * run.size, yy: map.d * run.size, x0: 0, y0: 0)
    cairo_set_font_matrix(native, &matrix)
    var glyphs = run.glyphs.map { glyph in
      let position = map.apply(Point(x: run.origin.x + glyph.offset.x, y: run.origin.y + glyph.offset.y))
      return cairo_glyph_t(index: UInt(glyph.id), x: position.x, y: position.y)
    }
    guard let text = SelectableText(run) else {
      cairo_show_glyphs(native, &glyphs, Int32(clamping: glyphs.count))
      return
    }
    let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(rawValue: 0)
    var clusters = text.clusters
    cairo_show_text_glyphs(
      native, text.string, Int32(clamping: text.string.utf8.count), &glyphs, Int32(clamping: glyphs.count), &clusters,
      Int32(clamping: clusters.count), flags)
  }
}

/// The text of a run of glyphs, as viewers copy it.
private struct SelectableText {
  let string: String
  /// The assignment of bytes to glyphs, in reading order.
  let clusters: [cairo_text_cluster_t]

  /// Returns `nil` if bytes cannot be assigned to glyphs.
  init?(_ run: GlyphRun) {
    let bytes = Array(run.text.utf8)
    let isPlain = run.text.isAcceptableToCairo
    let starts = run.isRightToLeft ? run.glyphs.reversed().map(\.cluster) : run.glyphs.map(\.cluster)
    var repaired = ""
    var clusters: [cairo_text_cluster_t] = []
    var index = 0
    while index < starts.count {
      var end = index + 1
      while end < starts.count, starts[end] == starts[index] { end += 1 }
      let next = end < starts.count ? starts[end] : bytes.count
      // The first cluster includes any text before it.
      let start = index == 0 ? 0 : starts[index]
      guard next > start, start >= 0, next <= bytes.count else { return nil }
      var length = next - start
      if !isPlain {
        // Replacement characters can be shorter than the originals.
        let part = String(decoding: bytes[start..<next], as: UTF8.self).acceptableToCairo
        repaired += part
        length = part.utf8.count
      }
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(clamping: length), num_glyphs: Int32(clamping: end - index)))
      index = end
    }
    guard !clusters.isEmpty else { return nil }
    string = isPlain ? run.text : repaired
    self.clusters = clusters
  }
}
