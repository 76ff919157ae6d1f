import MockupText
import CMockupCairo

/// A typeface as Cairo wants it for text that stays text.
final class CairoFontFace {
  let native: OpaquePointer

  /// Opens a face of a file; `nil` when it holds no such face.
  init?(_ file: FontFile, index: Int) {
    guard let source = FreeTypeFace(file, index: index), let native = ccp_font_face(source.face) else {
      return nil
    }
    // Cairo keeps typefaces in a cache for a while: the file is closed when it lets go.
    let kept = Unmanaged.passRetained(source)
    let status = ccp_keep_for(native, kept.toOpaque()) {
      if let source = $0 { Unmanaged<FreeTypeFace>.fromOpaque(source).release() }
    }
    guard status == Int32(CAIRO_STATUS_SUCCESS.rawValue) else {
      kept.release()
      cairo_font_face_destroy(native)
      return nil
    }
    self.native = native
  }

  deinit { cairo_font_face_destroy(native) }
}
