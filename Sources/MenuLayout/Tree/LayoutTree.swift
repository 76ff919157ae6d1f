public import MenuResolve
public import MockupScene
public import MockupSymbols
public import PositionedJSON

/// An image as boxes, in points from its top left corner.
///
/// Invariants: every number is finite, a box contains its children, rows of one menu do not overlap, and a
/// right-to-left layout is the mirror image of the left-to-right one.
public struct LayoutTree: Hashable, Sendable {
  /// The size of the image, in points.
  public var size: Size
  /// True if the layout is right to left.
  public var isRightToLeft: Bool
  /// The top-level boxes, from back to front.
  public var boxes: [LayoutBox]
  /// The missing characters and typefaces of its texts.
  public var uses: LayoutUses
}

public struct LayoutBox: Hashable, Sendable {
  public var role: LayoutRole
  /// The path in the document, such as `menu.items[2].title`.
  public var path: DocumentPath
  /// The `id` of the item.
  public var name: String?
  /// The frame in the coordinates of the parent, in points. These differ from the image's only inside a menu that steps
  /// back.
  public var frame: Rect
  /// The painted content.
  public var look: Look
  /// The children, from back to front.
  public var children: [LayoutBox]

  /// The painted content of a box, below its children.
  public enum Look: Hashable, Sendable {
    /// Nothing.
    case none
    /// A panel with its shadow; the children are clipped to its shape.
    ///
    /// Indirect, because it would double the size of every box, and there is only one per menu.
    indirect case panel(Panel)
    indirect case bubble(Panel, Arrow)
    /// An area of one color.
    case fill(Color, cornerRadius: Double, smoothing: Double)
    /// A linear gradient of evenly spaced colors; 0 degrees is upward, 90 to the right.
    case gradient([Color], degrees: Double)
    /// A line inside the edges of the frame.
    case outline(Color, width: Double, cornerRadius: Double, smoothing: Double)
    /// A line along an edge of the frame; a thickness of 0 is one pixel.
    case line(Color, LineEdge, thickness: Double = 0)
    /// A line through points of the image, one point thick.
    case leader([Point], Color)
    /// Clips the children to the frame.
    case clip(cornerRadius: Double, smoothing: Double)
    /// Blurs the backdrop and covers it with a color.
    case backdrop(Color, sigma: Double)
    case text(PlacedText)
    /// A symbol; `unit` is the length of one grid unit in points.
    case symbol(SymbolShape, Color, unit: Double)
    /// A foreign image.
    case image(ImageIdentifier, alpha: Double)
    /// A thumb with round ends and a shadow.
    case thumb(Color, shadow: Color, blur: Double, offset: Double)
    /// Clips the children to the frame, and fades them at edges where there is more.
    case scroll(ScrollAxis, fadesAtStart: Double, fadesAtEnd: Double)
    /// Scales the children down about a point.
    case stepsBack(scale: Double, about: Point)
  }

  /// The look of a panel.
  public struct Panel: Hashable, Sendable {
    /// The color of an opaque panel.
    public var fill: Color
    /// The corner radius, in points.
    public var cornerRadius: Double
    /// The smoothing of the corners: how early the edges bend.
    public var smoothing: Double
    /// The material, if something is behind the panel; `nil` for `fill`.
    public var material: Material?
    /// The color of the line inside the edge.
    public var border: Color
    /// The color of a second line inside the first, of the same width.
    public var innerBorder = Color.clear
    /// The width of both lines inside the edge, in points.
    public var borderWidth: Double
    /// The color of the line outside the edge.
    public var outline = Color.clear
    /// The width of the line outside the edge, in points.
    public var outlineWidth = 0.0
    /// The color of the light at the top edge.
    public var edge: Color
    public var shadow: Color
    /// The standard deviation of the shadow's blur, in points.
    public var shadowSigma: Double
    /// The vertical offset of the shadow, in points.
    public var shadowOffset: Double
    /// The color over the whole panel, if it is behind an open submenu.
    public var dimming: Color?
  }

  /// A translucent material: the backdrop shows through, blurred.
  public struct Material: Hashable, Sendable {
    /// The color over the blurred backdrop.
    public var tint: Color
    /// The standard deviation of the blur, in points.
    public var sigma: Double
    /// The factor for the backdrop's saturation.
    public var saturation: Double
    /// The band along the edge that displaces the backdrop; `nil` for none.
    public var refraction: BlurredBackdrop.Refraction?
    /// The additional brightness, 0 to 1, of the lines inside the edge at two corners; the others are darker by as much.
    public var rimContrast = 0.0
  }

  /// The arrow of a bubble.
  public struct Arrow: Hashable, Sendable {
    /// The point that the arrow points at.
    public var tip: Point
    /// The width of the arrow's base, in points.
    public var width: Double
    /// True if the arrow is on the top edge.
    public var isOnTop: Bool
  }

  /// A direction of scrolling.
  public enum ScrollAxis: String, Hashable, Sendable {
    case horizontal
    case vertical
  }

  /// The position of a line inside a frame.
  public enum LineEdge: String, Hashable, Sendable {
    case top
    /// Halfway between the top and bottom edges.
    case middle
    case bottom
    case left
    case right
  }
}

/// Lines of text in a frame.
public struct PlacedText: Hashable, Sendable {
  /// The alignment of lines in the frame.
  public enum Alignment: String, Hashable, Sendable {
    case left
    case center
    case right

    var mirrored: Alignment {
      switch self {
      case .left: .right
      case .center: .center
      case .right: .left
      }
    }
  }

  /// The lines, from top to bottom.
  public var lines: [ShapedLine]
  /// The baseline of each line, in points from the top of the image.
  public var baselines: [Double]
  /// The alignment of the lines.
  public var alignment: Alignment
  public var color: Color
  /// The em size, in points.
  public var size: Double
  public var weight: FontWeight
}

extension LayoutBox {
  init(
    _ role: LayoutRole, path: DocumentPath, name: String? = nil, frame: Rect, look: Look = .none,
    children: [LayoutBox] = []
  ) {
    self.role = role
    self.path = path
    self.name = name
    self.frame = frame
    self.look = look
    self.children = children
  }

  package func moved(x dx: Double, y dy: Double) -> LayoutBox {
    guard dx != 0 || dy != 0 else { return self }
    var copy = self
    copy.move(x: dx, y: dy)
    return copy
  }

  mutating func move(x dx: Double, y dy: Double) {
    frame = frame.offset(x: dx, y: dy)
    switch look {
    case .text(var text):
      // Dropping this reference first lets the baselines change in place.
      look = .none
      for index in text.baselines.indices { text.baselines[index] += dy }
      look = .text(text)
    case .stepsBack(let scale, let about):
      look = .stepsBack(scale: scale, about: about.offset(x: dx, y: dy))
    case .bubble(let panel, var arrow):
      arrow.tip = arrow.tip.offset(x: dx, y: dy)
      look = .bubble(panel, arrow)
    case .leader(let points, let color): look = .leader(points.map { $0.offset(x: dx, y: dy) }, color)
    case .none, .panel, .fill, .gradient, .outline, .line, .clip, .backdrop, .symbol, .image, .thumb, .scroll: break
    }
    children.move(x: dx, y: dy)
  }

  /// The mirror image in an image of the given width. Text and symbols are not flipped.
  func mirrored(in width: Double) -> LayoutBox {
    var copy = self
    copy.frame = frame.mirrored(in: width)
    switch look {
    case .stepsBack(let scale, let about): copy.look = .stepsBack(scale: scale, about: about.mirrored(in: width))
    case .bubble(let panel, var arrow):
      arrow.tip = arrow.tip.mirrored(in: width)
      copy.look = .bubble(panel, arrow)
    case .leader(let points, let color): copy.look = .leader(points.map { $0.mirrored(in: width) }, color)
    case .text(var text):
      text.alignment = text.alignment.mirrored
      copy.look = .text(text)
    case .line(let color, .right, let thickness): copy.look = .line(color, .left, thickness: thickness)
    case .line(let color, .left, let thickness): copy.look = .line(color, .right, thickness: thickness)
    case .scroll(.horizontal, let start, let end):
      copy.look = .scroll(.horizontal, fadesAtStart: end, fadesAtEnd: start)
    case .none, .panel, .fill, .gradient, .outline, .line, .clip, .backdrop, .symbol, .image, .thumb, .scroll: break
    }
    copy.children = children.map { $0.mirrored(in: width) }
    return copy
  }
}

extension [LayoutBox] {
  /// Moves boxes and their descendants right and down; uniquely referenced boxes are changed in place.
  mutating func move(x dx: Double, y dy: Double) {
    guard dx != 0 || dy != 0 else { return }
    for index in indices { self[index].move(x: dx, y: dy) }
  }
}
