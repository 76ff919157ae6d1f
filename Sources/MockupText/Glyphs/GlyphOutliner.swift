public import MockupScene

/// Reads glyph outlines from font files with HarfBuzz; create one per worker.
///
/// Outlines are exact: file units divided by units per em. Color emoji are rasters.
public final class GlyphOutliner {
  /// The cache limit in units of about 64 bytes: 6 MB.
  private static let maximumUnits = 100_000

  private let store: FontStore
  private var outlines = RecentValues<GlyphKey, GlyphOutline>(capacity: maximumUnits)

  /// Decodes the PNGs in color emoji fonts.
  private let decode: ([UInt8]) -> Raster?

  /// Creates an outliner for the typefaces of a store.
  ///
  /// - Parameter decode: Decodes a PNG; returns `nil` if it is invalid.
  public init(store: FontStore, decodingPNG decode: @escaping ([UInt8]) -> Raster?) {
    self.store = store
    self.decode = decode
  }

  /// Returns the outline or raster of a glyph.
  public func outline(of glyph: UInt32, in typeface: Typeface) -> GlyphOutline {
    outlines.value(for: GlyphKey(glyph, typeface), cost: Self.units) { makeOutline(glyph, typeface) }
  }

  /// Returns the family and weight of a typeface.
  public func name(of typeface: Typeface) -> TypefaceName {
    let face = store.catalog.face(typeface)
    return TypefaceName(family: face?.family ?? "", weight: face?.weight ?? 400)
  }

  private func makeOutline(_ glyph: UInt32, _ typeface: Typeface) -> GlyphOutline {
    guard let face = store.face(typeface) else { return glyph == 0 ? .path(Self.box) : .empty }
    if store.catalog.role(of: typeface) == .emoji, let file = face.image(of: glyph),
      let image = decode(file), let extents = face.extents(of: glyph)
    {
      return .raster(image, extents)
    }
    let path = face.path(of: glyph)
    return path.isEmpty ? .empty : .path(path)
  }

  /// The outline of an unknown character if no typeface provides one: a frame, 0.6 em wide.
  private static let box: Path = {
    var path = Path.rectangle(Rect(x: 0.06, y: -0.72, width: 0.48, height: 0.72))
    let hole = Rect(x: 0.12, y: -0.66, width: 0.36, height: 0.6)
    path.move(x: hole.x, y: hole.y)
    path.line(x: hole.x, y: hole.maxY)
    path.line(x: hole.maxX, y: hole.maxY)
    path.line(x: hole.maxX, y: hole.y)
    path.close()
    return path
  }()

  private static func units(_ outline: GlyphOutline) -> Int {
    switch outline {
    case .empty: 1
    case .path(let path): 1 + path.elements.count
    case .raster(let raster, _): 1 + raster.pixels.count / 16
    }
  }
}
