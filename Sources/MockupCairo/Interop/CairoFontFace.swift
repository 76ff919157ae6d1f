import MockupText
import CMockupCairo
import MockupScene

/// A typeface for text that stays text.
final class CairoFontFace {
  let native: OpaquePointer

  /// Opens a face of a file; returns `nil` if the index is out of range.
  init?(_ file: FontFile, index: Int) {
    guard let source = FreeTypeFace(file, index: index), let native = ccp_font_face(source.face) else {
      return nil
    }
    // Cairo caches typefaces, so the file stays open until Cairo releases them.
    let retained = Unmanaged.passRetained(source)
    let status = ccp_keep_for(native, retained.toOpaque()) {
      if let source = $0 { Unmanaged<FreeTypeFace>.fromOpaque(source).release() }
    }
    guard status == Int32(CAIRO_STATUS_SUCCESS.rawValue) else {
      retained.release()
      cairo_font_face_destroy(native)
      return nil
    }
    self.native = native
  }

  /// Creates a typeface whose glyphs are drawn by `outline`, in ems.
  ///
  /// Cairo reads no file: it trusts the tables of a font, and some damage makes it crash or loop forever.
  init?(drawing outline: @escaping (UInt32) -> Path) {
    guard let native = cairo_user_font_face_create() else { return nil }
    cairo_user_font_face_set_render_glyph_func(native) { font, glyph, context, extents in
      guard let context, let data = ccp_kept_for(font) else { return CAIRO_STATUS_USER_FONT_ERROR }
      let outlines = Unmanaged<Outlines>.fromOpaque(data).takeUnretainedValue()
      let path = outlines.outline(UInt32(truncatingIfNeeded: glyph))
      CairoContext.add(path, to: context)
      cairo_fill(context)
      extents?.pointee.x_advance = path.controlBounds?.maxX ?? 0
      return CAIRO_STATUS_SUCCESS
    }
    let retained = Unmanaged.passRetained(Outlines(outline: outline))
    let status = ccp_keep_for(native, retained.toOpaque()) {
      if let outlines = $0 { Unmanaged<Outlines>.fromOpaque(outlines).release() }
    }
    guard status == Int32(CAIRO_STATUS_SUCCESS.rawValue) else {
      retained.release()
      cairo_font_face_destroy(native)
      return nil
    }
    self.native = native
  }

  private final class Outlines {
    let outline: (UInt32) -> Path

    init(outline: @escaping (UInt32) -> Path) { self.outline = outline }
  }

  deinit { cairo_font_face_destroy(native) }
}
