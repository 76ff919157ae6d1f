public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case regular
  case medium
  case semibold
  case bold
  case heavy
}

/// A text to shape, with the available space.
public struct TextRequest: Hashable, Sendable {
  /// The text: one paragraph without line breaks.
  public var text: String
  /// The em size, in points.
  public var size: Double
  /// The preferred family; `nil` for the usual typefaces.
  public var family: String?
  public var weight: FontWeight
  /// The additional weight without additional width, in units of CSS weights.
  public var grade: Int
  /// The space added after each letter, in points; not added within joined scripts.
  public var tracking: Double
  /// The language, a BCP 47 tag, which selects forms of Han characters and rules of line breaking.
  public var language: String
  /// Whether the paragraph direction is right to left; embedded text of the other direction keeps its direction.
  public var isRightToLeft: Bool
  /// The maximum width of a line, in points; `nil` for no bound.
  public var maximumWidth: Double?
  /// The maximum number of lines, at least 1; a truncated text ends in an ellipsis. `nil` for no bound.
  public var maximumLines: Int?

  /// Creates a request.
  public init(
    text: String, size: Double, family: String? = nil, weight: FontWeight = .regular, grade: Int = 0,
    tracking: Double = 0, language: String = "en", isRightToLeft: Bool = false, maximumWidth: Double? = nil,
    maximumLines: Int? = nil
  ) {
    self.text = text
    self.size = size
    self.family = family
    self.weight = weight
    self.grade = grade
    self.tracking = tracking
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
  }

  /// Hashes only the properties that usually distinguish requests for the same text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(size)
    hasher.combine(maximumWidth)
  }
}

/// A line of shaped text.
public struct ShapedLine: Hashable, Sendable {
  /// The width, in points, without trailing white space.
  public var width: Double
  /// The runs from left to right; their origins are relative to the left end of the line on its baseline.
  public var runs: [GlyphRun]
  /// The text of the line; ends in an ellipsis if truncated.
  public var text: String

  /// Creates a line.
  public init(width: Double, runs: [GlyphRun], text: String) {
    self.width = width
    self.runs = runs
    self.text = text
  }
}

public struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom; at least one, which is empty for an empty text.
  public var lines: [ShapedLine]
  /// Whether the text was truncated.
  public var isTruncated: Bool
  /// The characters that no typeface has, in order of appearance, without duplicates.
  public var missingCharacters: [Unicode.Scalar]
  /// The required typefaces whose files are missing.
  public var missingTypefaces: Set<Typeface>

  /// Creates a shaped text.
  public init(
    lines: [ShapedLine], isTruncated: Bool, missingCharacters: [Unicode.Scalar] = [],
    missingTypefaces: Set<Typeface> = []
  ) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
    self.missingTypefaces = missingTypefaces
  }

  /// The width of the longest line, in points.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

/// Shapes text into positioned glyphs.
public protocol TextShaping {
  /// Shapes a text; the result depends only on the request and the typefaces.
  func shape(_ request: TextRequest) -> ShapedText
}

/// The outline of a glyph, in ems, y downward from the baseline.
public enum GlyphOutline: Hashable, Sendable {
  case empty
  /// A shape filled with the text's color, by the nonzero rule.
  case path(Path)
  /// A raster image, as for color emoji, with its bounds.
  case raster(Raster, Rect)
}

public typealias GlyphOutlining = (_ glyph: UInt32, _ typeface: Typeface) -> GlyphOutline

/// The name of a typeface, for outputs that refer to it instead of drawing it.
public struct TypefaceName: Hashable, Sendable {
  /// The family, such as `Inter`.
  public var family: String
  /// The weight, 100 to 900, as in CSS.
  public var weight: Int

  /// Creates a name.
  public init(family: String, weight: Int) {
    self.family = family
    self.weight = weight
  }
}
