private import CMockupCairo
import MockupText

/// A library that influences the look of images. The versions are those of the program.
public enum EngineLibrary: String, CaseIterable, Sendable {
  case cairo
  /// Not part of the module; records of images name it.
  case freeType = "freetype"
  case harfBuzz = "harfbuzz"
  case pango

  /// The version; that of FreeType is the version of the program.
  public var version: String? {
    switch self {
    case .cairo: cairo_version_string().map { String(cString: $0) }
    case .freeType: "\(FREETYPE_MAJOR).\(FREETYPE_MINOR).\(FREETYPE_PATCH)"
    case .harfBuzz: HarfBuzzLibrary.version
    case .pango: PangoLibrary.version
    }
  }
}
