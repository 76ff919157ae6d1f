import MockupText
import CMockupCairo

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

  deinit { cairo_font_face_destroy(native) }
}
