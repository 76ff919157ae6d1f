public import MockupScene
public import MockupText

/// Stands for the painter of PDFs, which needs FreeType and Cairo's own fonts.
public final class PDFPainter {
  /// Creates a painter.
  public init(
    store: FontStore, outline: @escaping GlyphOutlining, isTrusted: @escaping (Typeface) -> Bool = { _ in true }
  ) {}

  /// Throws an error that says so.
  public func paint(_ scenes: [Scene]) throws(PaintingError) -> [UInt8] {
    throw .cairo("the browser version cannot write PDF; choose SVG or PNG")
  }
}
