package import MockupScene

/// A glyph of a typeface.
///
/// It is inlined into the modules that use it: caches ask for it once a glyph.
package struct GlyphKey: Hashable {
  @usableFromInline let packed: UInt64

  @inlinable
  package init(_ glyph: UInt32, _ typeface: Typeface) {
    packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
  }

  @inlinable
  package static func == (one: GlyphKey, other: GlyphKey) -> Bool { one.packed == other.packed }

  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}
