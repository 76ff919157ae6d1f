import CCairoPango

/// A typeface as FreeType opens it, which is what Cairo puts into a PDF.
final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library

  /// Opens a face of a file; `nil` when it cannot be read or holds no such face.
  init?(path: String, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    guard FT_New_Face(library, path, index, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }
}
