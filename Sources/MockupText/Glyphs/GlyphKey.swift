public import MockupScene

/// A glyph of a typeface as a cache key.
///
/// Public and inlinable because other modules use it once per glyph.
public struct GlyphKey: Hashable {
  @usableFromInline let packed: UInt64

  /// Creates a key from a glyph index and its typeface.
  @inlinable
  public init(_ glyph: UInt32, _ typeface: Typeface) {
    packed = UInt64(UInt32(truncatingIfNeeded: typeface.index)) << 32 | UInt64(glyph)
  }

  /// Returns whether both are the same glyph of the same typeface.
  @inlinable
  public static func == (one: GlyphKey, other: GlyphKey) -> Bool { one.packed == other.packed }

  /// Hashes the glyph and its typeface as one number.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(packed) }
}
