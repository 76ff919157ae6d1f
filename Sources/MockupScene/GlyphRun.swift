/// A typeface of the font lock file.
public struct Typeface: Hashable, Sendable {
  /// The index in the lock file, from 0.
  public let index: Int

  /// Creates a typeface.
  public init(index: Int) {
    self.index = index
  }
}

/// A positioned glyph of a typeface.
public struct Glyph: Hashable, Sendable {
  /// The glyph ID in the typeface.
  public var id: UInt32
  /// The origin of the glyph, in points from the run's origin; x is never rounded.
  public var offset: Point
  /// The offset of the glyph's cluster in the run's text, in UTF-8 bytes.
  public var cluster: Int

  /// Creates a glyph.
  public init(id: UInt32, offset: Point, cluster: Int) {
    self.id = id
    self.offset = offset
    self.cluster = cluster
  }
}

/// Glyphs of one typeface and size on one baseline, in visual order from left to right.
public struct GlyphRun: Hashable, Sendable {
  public var typeface: Typeface
  /// The em size, in points.
  public var size: Double
  /// The left end of the run on the baseline, in points.
  public var origin: Point
  /// The advance width of the run, in points.
  public var width: Double
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The text of the run, in reading order.
  public var text: String
  /// Whether the text is read from right to left.
  public var isRightToLeft: Bool
  /// Whether the glyphs have their own colors, as emoji do.
  public var hasOwnColors: Bool
  /// The space added between characters, in points; `glyphs` and `width` contain it.
  public var tracking = 0.0

  /// Creates a run.
  public init(
    typeface: Typeface, size: Double, origin: Point, width: Double, glyphs: [Glyph], text: String,
    isRightToLeft: Bool, hasOwnColors: Bool = false
  ) {
    self.typeface = typeface
    self.size = size
    self.origin = origin
    self.width = width
    self.glyphs = glyphs
    self.text = text
    self.isRightToLeft = isRightToLeft
    self.hasOwnColors = hasOwnColors
  }

  /// Returns the run moved by the given distances, in points.
  public func offset(x dx: Double, y dy: Double) -> GlyphRun {
    var copy = self
    copy.origin = Point(x: origin.x + dx, y: origin.y + dy)
    return copy
  }
}
