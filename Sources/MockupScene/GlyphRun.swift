/// One of the typefaces of the program's lock file, by its place there.
public struct Typeface: Hashable, Sendable {
  /// The place in the lock file, from 0.
  public let index: Int

  /// The typeface at the given place.
  public init(index: Int) {
    self.index = index
  }
}

/// A drawn character, or a part of one, of a typeface.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in its typeface.
  public var id: UInt32
  /// Where the glyph's origin is, in points from the run's origin; x is never rounded.
  public var offset: Point
  /// Where the characters that the glyph stands for begin in the run's text, in UTF-8 bytes.
  public var cluster: Int

  /// A glyph at a place.
  public init(id: UInt32, offset: Point, cluster: Int) {
    self.id = id
    self.offset = offset
    self.cluster = cluster
  }
}

/// Glyphs of one typeface and size on one baseline, in the order from left to right.
public struct GlyphRun: Hashable, Sendable {
  /// Whose glyphs they are.
  public var typeface: Typeface
  /// The size of the em, in points.
  public var size: Double
  /// The left end of the run on the baseline, in points.
  public var origin: Point
  /// How far the run reaches to the right of its origin, in points.
  public var width: Double
  /// The glyphs, from left to right.
  public var glyphs: [Glyph]
  /// The characters that the run stands for, in reading order.
  public var text: String
  /// Whether the characters are read from right to left.
  public var isRightToLeft: Bool
  /// Whether the glyphs are pictures in colors of their own, as emoji are.
  public var hasOwnColors: Bool

  /// A run from its parts.
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

  /// The run moved by the given distances, in points.
  public func offset(x dx: Double, y dy: Double) -> GlyphRun {
    var copy = self
    copy.origin = Point(x: origin.x + dx, y: origin.y + dy)
    return copy
  }
}
