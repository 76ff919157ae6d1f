import CMockupCairo

/// The versions of the libraries that decide what a picture looks like.
public struct EngineVersions: Hashable, Sendable {
  /// Painting.
  public var cairo: String
  /// Directions and line breaks.
  public var pango: String
  /// Setting of text, and outlines.
  public var harfBuzz: String
  /// Coverage of small shapes, and fonts in PDFs.
  public var freeType: String

  /// The libraries that this program runs with.
  public static let current = EngineVersions(
    cairo: text(cairo_version_string()), pango: text(pango_version_string()), harfBuzz: text(hb_version_string()),
    freeType: freeTypeVersion)

  /// Names and versions, in a fixed order.
  public var list: [(name: String, version: String)] {
    [("cairo", cairo), ("freetype", freeType), ("harfbuzz", harfBuzz), ("pango", pango)]
  }

  private static func text(_ string: UnsafePointer<CChar>?) -> String { string.map { String(cString: $0) } ?? "" }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return "" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
