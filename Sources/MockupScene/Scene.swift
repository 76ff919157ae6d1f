/// A picture as a display list for renderers.
///
/// Invariants: colors are absolute, text is shaped and positioned, coordinates are finite and in points from the top
/// left corner, `size` is positive, and coordinates are snapped to pixels.
public struct Scene: Hashable, Sendable {
  /// The size of the picture, in points.
  public var size: Size
  /// The background of the picture; `nil` for transparent.
  public var background: Color?
  /// The accessible name.
  public var title: String
  /// The accessible description, in sentences.
  public var description: String
  /// The language of the texts, a BCP 47 tag.
  public var language: String
  /// The language of the title, a BCP 47 tag; `nil` for `language`.
  public var titleLanguage: String?
  /// The language of the description, a BCP 47 tag; `nil` for `language`.
  public var descriptionLanguage: String?
  /// The nodes, from back to front.
  public var nodes: [Node]

  /// Creates a scene.
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

  /// A node of a scene.
  public enum Node: Hashable, Sendable {
    /// A group of nodes; indirect, because it would double the size of all other nodes.
    indirect case group(Group)
    case fill(Path, Color, Path.FillRule)
    /// A path filled with a gradient, by the nonzero rule.
    case gradient(Path, Gradient)
    case stroke(Path, Stroke, Color)
    case shadow(Shadow)
    /// Shaped text in one color; runs with their own colors keep them at full opacity.
    case glyphs(GlyphRun, Color)
    /// Pixels scaled to a rectangle in points.
    case image(Raster, Rect)
  }

  /// Nodes that are painted, clipped, transformed, or faded together.
  public struct Group: Hashable, Sendable {
    /// The name in the output, such as an SVG id: the `id` of the drawn item.
    public var name: String?
    /// The layer name for groups without `name`.
    public var layer: Layer?
    /// The clip path, in the coordinates around the group.
    public var clip: Path?
    /// Maps the coordinates of `nodes` to those around the group.
    public var transform: Transform
    /// The opacity of the group as a whole, 0 to 1.
    public var opacity: Double
    /// The fade of the group as a whole.
    public var fade: Fade?
    /// Bounds of everything painted, in the coordinates around the group, for renderers that skip groups outside a
    /// band; `nil` if unknown.
    public var bounds: Rect?
    /// The nodes, from back to front.
    public var nodes: [Node]

    /// Creates a group.
    public init(
      name: String? = nil, layer: Layer? = nil, clip: Path? = nil, transform: Transform = .identity,
      opacity: Double = 1, fade: Fade? = nil, bounds: Rect? = nil, nodes: [Node] = []
    ) {
      self.name = name
      self.layer = layer
      self.clip = clip
      self.transform = transform
      self.opacity = opacity
      self.fade = fade
      self.bounds = bounds
      self.nodes = nodes
    }
  }

  /// The name of a layer in design tools.
  public enum Layer: Hashable, Sendable {
    /// A readable text, such as the title of an item.
    case text(String)
    /// A part of the layer around it, such as `symbol`.
    case part(String)
  }

  /// A stroke; caps and joins are always round.
  public struct Stroke: Hashable, Sendable {
    /// The line width, in points.
    public var width: Double

    /// Creates a stroke.
    public init(width: Double) {
      self.width = width
    }
  }

  /// The shadow of a rounded rectangle, painted around and beneath it.
  public struct Shadow: Hashable, Sendable {
    /// The rectangle that casts the shadow, including the offset, in points.
    public var rect: Rect
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The smoothing of the corners; see ``Path/roundedRectangle(_:radius:smoothing:)``.
    public var smoothing: Double
    /// The standard deviation of the Gaussian blur, in points.
    public var sigma: Double
    /// The color and opacity where the shadow is darkest.
    public var color: Color

    /// Creates a shadow.
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

    /// The bounds of the shadow: three standard deviations around its shape.
    public var extent: Rect { rect.inset(by: -3 * sigma) }
  }
}
