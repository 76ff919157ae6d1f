package import MockupScene

/// A glyph of a typeface.
package struct GlyphKey: Hashable {
  private let packed: UInt64

  package init(_ glyph: UInt32, _ typeface: Typeface) {
    packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
  }
}
