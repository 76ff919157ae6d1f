/// A picture as a passive list of drawing steps: everything is decided, a backend only paints.
///
/// Promises to every backend: colors are absolute, text is shaped and placed, coordinates are finite and in
/// points from the left top corner, `size` is positive, and pixel snapping is done.
public struct Scene: Hashable, Sendable {
  /// The extent of the picture, in points.
  public var size: Size
  /// The background of the whole picture; `nil` leaves it transparent.
  public var background: Color?
  /// What the picture is called, for people who cannot see it.
  public var title: String
  /// What the picture shows, in sentences, for people who cannot see it.
  public var description: String
  /// The language of the texts, a BCP 47 tag.
  public var language: String
  /// The language of the title, a BCP 47 tag; `nil` for that of the texts.
  public var titleLanguage: String?
  /// The language of the description, a BCP 47 tag; `nil` for that of the texts.
  public var descriptionLanguage: String?
  /// What to draw, from back to front.
  public var nodes: [Node]

  /// A picture from its parts.
  public init(
    size: Size, background: Color? = nil, title: String = "", description: String = "", language: String = "en",
    nodes: [Node] = []
  ) {
    self.size = size
    self.background = background
    self.title = title
    self.description = description
    self.language = language
    self.nodes = nodes
  }

  /// One drawing step.
  public enum Node: Hashable, Sendable {
    /// Steps that belong together; kept apart, as it would make all other steps twice as large.
    indirect case group(Group)
    /// The inside of a path in one color.
    case fill(Path, Color, Path.FillRule)
    /// The inside of a path (non-zero rule) in changing colors.
    case gradient(Path, Gradient)
    /// A line along a path.
    case stroke(Path, Stroke, Color)
    /// A soft shadow in the form of a path.
    case shadow(Shadow)
    /// Shaped text in one color; runs with colors of their own keep these, and their full opacity.
    case glyphs(GlyphRun, Color)
    /// Pixels, stretched to a rectangle in points.
    case image(Raster, Rect)
  }

  /// Steps that are painted, clipped, moved or faded together.
  public struct Group: Hashable, Sendable {
    /// What the group is called in the output (an SVG id): the `id` of the item that it draws.
    public var name: String?
    /// Everything outside of this path is left out; in the coordinates around it.
    public var clip: Path?
    /// Maps the coordinates of `nodes` to those around the group.
    public var transform: Transform
    /// Multiplies the opacity of the result as a whole, 0 to 1.
    public var opacity: Double
    /// Lets the result vanish towards an edge.
    public var fade: Fade?
    /// A rectangle, in the coordinates around it, beyond which nothing is painted; lets a backend that
    /// paints in bands pass over the group. `nil` where it is not known.
    public var bounds: Rect?
    /// What to draw, from back to front.
    public var nodes: [Node]

    /// A group of the given steps.
    public init(
      name: String? = nil, clip: Path? = nil, transform: Transform = .identity, opacity: Double = 1,
      fade: Fade? = nil, bounds: Rect? = nil, nodes: [Node] = []
    ) {
      self.name = name
      self.clip = clip
      self.transform = transform
      self.opacity = opacity
      self.fade = fade
      self.bounds = bounds
      self.nodes = nodes
    }
  }

  /// How a line is drawn; caps and joins are always round.
  public struct Stroke: Hashable, Sendable {
    /// Thickness of the line, in points.
    public var width: Double

    /// A line of the given thickness.
    public init(width: Double) {
      self.width = width
    }
  }

  /// The shadow that a rounded rectangle throws, painted all around and beneath it.
  public struct Shadow: Hashable, Sendable {
    /// The rectangle that throws the shadow, the offset already added, in points.
    public var rect: Rect
    /// The radius of its corners, in points.
    public var cornerRadius: Double
    /// How early its edges bend; see ``Path/roundedRectangle(_:radius:smoothing:)``.
    public var smoothing: Double
    /// The standard deviation of the Gaussian blur, in points.
    public var sigma: Double
    /// Color and opacity where the shadow is darkest.
    public var color: Color

    /// A shadow from its parts.
    public init(rect: Rect, cornerRadius: Double, smoothing: Double, sigma: Double, color: Color) {
      self.rect = rect
      self.cornerRadius = cornerRadius
      self.smoothing = smoothing
      self.sigma = sigma
      self.color = color
    }

    /// The shape that is blurred.
    public var path: Path {
      .roundedRectangle(rect, radius: cornerRadius, smoothing: smoothing)
    }

    /// All that the shadow can touch: three standard deviations around its shape.
    public var extent: Rect { rect.inset(by: -3 * sigma) }
  }
}
