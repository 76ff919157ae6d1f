import MockupText
import CMockupCairo

/// A typeface opened by FreeType, which Cairo needs for PDFs.
final class FreeTypeFace {
  let face: FT_Face
  private let library: FT_Library
  /// Must outlive the face, which reads from its memory.
  private let file: FontFile

  /// Opens a face of a file; returns `nil` if the index is out of range.
  init?(_ file: FontFile, index: Int) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let status = file.withBytes { bytes in
      FT_New_Memory_Face(library, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, index, &face)
    }
    guard status == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.file = file
    self.library = library
    self.face = face
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }
}
