import CMockupCairo
import MockupText

/// A library that influences the look of images.
public enum EngineLibrary: String, CaseIterable, Sendable {
  /// Painting.
  case cairo
  /// Fonts in PDFs.
  case freeType = "freetype"
  /// Text shaping and glyph outlines.
  case harfBuzz = "harfbuzz"
  /// Text direction and line breaks.
  case pango

  /// The version in use; `nil` if the library is not installed.
  public var version: String? {
    switch self {
    case .cairo: cairo_version_string().map { String(cString: $0) }
    case .freeType: Self.freeTypeVersion
    case .harfBuzz: HarfBuzzLibrary.version
    case .pango: PangoLibrary.version
    }
  }

  private static var freeTypeVersion: String? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
