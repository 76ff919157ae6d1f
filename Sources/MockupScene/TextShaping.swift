/// How heavy letters are.
public enum FontWeight: String, CaseIterable, Hashable, Sendable {
  /// The weight of plain text.
  case regular
  /// A step heavier.
  case medium
  /// The weight of headlines.
  case semibold
  /// The weight of emphasis.
  case bold
  /// The heaviest that is used.
  case heavy
}

/// A text that is to be set, and the room there is for it.
public struct TextRequest: Hashable, Sendable {
  /// The characters: one paragraph, without line breaks.
  public var text: String
  /// The size of the em, in points.
  public var size: Double
  /// The family of typefaces that is asked first; `nil` for none before the usual ones.
  public var family: String?
  /// How heavy the letters are.
  public var weight: FontWeight
  /// How much heavier the letters are drawn without becoming wider, in units of CSS weights.
  public var grade: Int
  /// What is added after each letter, in points; not between the letters of joined scripts.
  public var tracking: Double
  /// The language, a BCP 47 tag: chooses forms of Han characters and rules of line breaking.
  public var language: String
  /// Whether the paragraph reads from right to left. Text of the other direction inside keeps its own.
  public var isRightToLeft: Bool
  /// The longest a line may be, in points; `nil` for no bound.
  public var maximumWidth: Double?
  /// The most lines there may be, at least 1; the last one ends in an ellipsis when there is more text.
  /// `nil` for no bound.
  public var maximumLines: Int?

  /// A request from its parts.
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

  /// Leaves out of the hash what seldom tells two requests of one text from each other.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(size)
    hasher.combine(maximumWidth)
  }
}

/// One line of set text.
public struct ShapedLine: Hashable, Sendable {
  /// How long the line is, in points, without white space at its end.
  public var width: Double
  /// The line's runs from left to right; their origins count from the left end of the line on its baseline.
  public var runs: [GlyphRun]
  /// The characters of the line; ends in an ellipsis where text was left out.
  public var text: String

  /// A line from its parts.
  public init(width: Double, runs: [GlyphRun], text: String) {
    self.width = width
    self.runs = runs
    self.text = text
  }
}

/// A text that has been set.
public struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom; at least one, which is empty for an empty text.
  public var lines: [ShapedLine]
  /// Whether text had to be left out.
  public var isTruncated: Bool
  /// Characters that no typeface has, in order of appearance, each once.
  public var missingCharacters: [Unicode.Scalar]
  /// Typefaces that it needs and whose files are missing.
  public var missingTypefaces: Set<Typeface>

  /// A set text from its parts.
  public init(
    lines: [ShapedLine], isTruncated: Bool, missingCharacters: [Unicode.Scalar] = [],
    missingTypefaces: Set<Typeface> = []
  ) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.missingCharacters = missingCharacters
    self.missingTypefaces = missingTypefaces
  }

  /// How long the longest line is, in points.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
}

/// The door through which text becomes glyphs: characters in, placed glyphs out.
public protocol TextShaping {
  /// Sets a text. The result depends on nothing but the request and the typefaces.
  func shape(_ request: TextRequest) -> ShapedText
}

/// What a glyph looks like, in units of its em (1 is the size of the text), y downwards from the baseline.
public enum GlyphOutline: Hashable, Sendable {
  /// Nothing to paint: a space.
  case empty
  /// A shape to fill with the text's color (non-zero rule).
  case path(Path)
  /// A picture of its own, as color emoji are, and the rectangle that it fills.
  case raster(Raster, Rect)
}

/// The door through which glyphs become shapes: glyph in, path out.
public protocol GlyphOutlining {
  /// The look of a glyph.
  func outline(of glyph: UInt32, in typeface: Typeface) -> GlyphOutline
  /// How a typeface is called, for outputs that name it instead of drawing it.
  func name(of typeface: Typeface) -> TypefaceName
}

/// How a typeface is called.
public struct TypefaceName: Hashable, Sendable {
  /// The family, as in `Inter`.
  public var family: String
  /// How heavy it is, 100 to 900 as in CSS.
  public var weight: Int

  /// A name from its parts.
  public init(family: String, weight: Int) {
    self.family = family
    self.weight = weight
  }
}
