public import MockupScene

/// A glyph of a typeface.
///
/// It is public to be inlined into the modules that use it: caches ask for it once a glyph.
public struct GlyphKey: Hashable {
  @usableFromInline let packed: UInt64

  /// The glyph of a number in a typeface.
  @inlinable
  public init(_ glyph: UInt32, _ typeface: Typeface) {
    packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
  }

  /// Whether both are the same glyph of the same typeface.
  @inlinable
  public static func == (one: GlyphKey, other: GlyphKey) -> Bool { one.packed == other.packed }

  /// Hashes both as one number.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}
