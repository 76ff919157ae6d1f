public import MenuResolve
public import MockupScene
public import MockupSymbols
public import PositionedJSON

/// A picture as boxes: where everything stands, in points from the left top corner of the picture.
///
/// Promises: every number is finite; a box holds its children; rows of one menu do not overlap; a right-to-left
/// layout is the mirror image of the left-to-right one.
public struct LayoutTree: Hashable, Sendable {
  /// The extent of the picture.
  public var size: Size
  /// Whether lines are read from right to left.
  public var isRightToLeft: Bool
  /// The controls and menus, from back to front.
  public var boxes: [LayoutBox]
  /// What its texts lack.
  public var uses: LayoutUses
}

/// One box of a layout.
public struct LayoutBox: Hashable, Sendable {
  /// What the box is.
  public var role: LayoutRole
  /// What it belongs to in the document, as in `menu.items[2].title`.
  public var path: DocumentPath
  /// The `id` of the item that it draws.
  public var name: String?
  /// Where it stands, in the coordinates of the box around it (which differ from the picture's only inside a menu
  /// that steps back).
  public var frame: Rect
  /// What is painted.
  public var look: Look
  /// The boxes inside, from back to front.
  public var children: [LayoutBox]

  /// What is painted for a box, below its children.
  public enum Look: Hashable, Sendable {
    /// Nothing.
    case none
    /// A menu's panel with its shadow; the children are clipped to its shape.
    ///
    /// It is kept apart, as it would make each box twice as large, and there is one a menu.
    indirect case panel(Panel)
    /// A menu's panel with an arrow.
    indirect case bubble(Panel, Arrow)
    /// An area of one color.
    case fill(Color, cornerRadius: Double, smoothing: Double)
    /// An area of colors that flow into each other, evenly spaced; 0 degrees is upwards, 90 to the right.
    case gradient([Color], degrees: Double)
    /// A line inside the edge of the frame, all around.
    case outline(Color, width: Double, cornerRadius: Double, smoothing: Double)
    /// A line along an edge of the frame; one pixel thick where it has no thickness in points.
    case line(Color, LineEdge, thickness: Double = 0)
    /// A line, one point thick, through points of the picture.
    case leader([Point], Color)
    /// Children that are clipped to the frame.
    case clip(cornerRadius: Double, smoothing: Double)
    /// What lies below, blurred and covered with a color.
    case backdrop(Color, sigma: Double)
    /// Text.
    case text(PlacedText)
    /// A symbol, with the length of one unit of its grid.
    case symbol(SymbolShape, Color, unit: Double)
    /// A foreign picture.
    case image(ImageIdentifier, alpha: Double)
    /// A thumb with round ends and a shadow.
    case thumb(Color, shadow: Color, blur: Double, offset: Double)
    /// Children that are clipped to the frame, and fade at the edges where there is more.
    case scroll(ScrollAxis, fadesAtStart: Double, fadesAtEnd: Double)
    /// Children that are drawn smaller, about a point, with a dimming of a color over the panel.
    case stepsBack(scale: Double, about: Point)
  }

  /// A menu's panel.
  public struct Panel: Hashable, Sendable {
    /// The color of the panel.
    public var ground: Color
    /// The radius of its corners.
    public var cornerRadius: Double
    /// How early its edges bend.
    public var smoothing: Double
    /// What it is made of where something lies under it; `nil` for the color of the panel.
    public var material: Material?
    /// The color of the line inside its edge.
    public var border: Color
    /// The color of the line inside of that line, as thick.
    public var innerBorder = Color.clear
    /// The thickness of these lines.
    public var borderWidth: Double
    /// The color of the line outside of its edge.
    public var outline = Color.clear
    /// The thickness of that line.
    public var outlineWidth = 0.0
    /// The color of the light on its upper edge.
    public var edge: Color
    /// The color of the shadow.
    public var shadow: Color
    /// The standard deviation of the shadow's blur.
    public var shadowSigma: Double
    /// How far the shadow lies below.
    public var shadowOffset: Double
    /// What the whole panel is covered with, where it stands behind an open submenu.
    public var dimming: Color?
  }

  /// A translucent material: what lies under it is seen blurred.
  public struct Material: Hashable, Sendable {
    /// What the blurred backdrop is covered with.
    public var tint: Color
    /// The standard deviation of the blur, in points.
    public var sigma: Double
    /// What the backdrop's saturation is multiplied by.
    public var saturation: Double
  }

  /// The arrow of a bubble.
  public struct Arrow: Hashable, Sendable {
    /// Where it points.
    public var tip: Point
    /// How wide it is at its foot.
    public var width: Double
    /// Whether it stands on the upper edge.
    public var isOnTop: Bool
  }

  /// The direction in which something scrolls.
  public enum ScrollAxis: Hashable, Sendable {
    /// From left to right.
    case horizontal
    /// From the top downwards.
    case vertical
  }

  /// An edge that a line runs along, inside the frame.
  public enum LineEdge: Hashable, Sendable {
    /// Along the upper edge.
    case top
    /// Half-way between the upper and the lower edge.
    case middle
    /// Along the lower edge.
    case bottom
    /// Along the left edge.
    case left
    /// Along the right edge.
    case right
  }
}

/// Lines of text in a frame.
public struct PlacedText: Hashable, Sendable {
  /// How lines stand in the frame.
  public enum Alignment: Hashable, Sendable {
    /// From the left edge.
    case left
    /// In the middle.
    case center
    /// To the right edge.
    case right

    /// The alignment in the mirror image.
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
  /// The baseline of each line, in points from the top of the picture.
  public var baselines: [Double]
  /// How lines stand in the frame.
  public var alignment: Alignment
  /// The color.
  public var color: Color
  /// The size of the em, in points.
  public var size: Double
  /// How heavy the letters are.
  public var weight: FontWeight
}

extension LayoutBox {
  /// A box from its parts.
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

  /// The box and all in it, moved down and to the right.
  package func moved(x dx: Double, y dy: Double) -> LayoutBox {
    guard dx != 0 || dy != 0 else { return self }
    var copy = self
    copy.move(x: dx, y: dy)
    return copy
  }

  /// Moves the box and all in it down and to the right.
  mutating func move(x dx: Double, y dy: Double) {
    frame = frame.offset(x: dx, y: dy)
    switch look {
    case .text(var text):
      // One owner less: baselines are changed where they are.
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

  /// The mirror image in a picture of the given width. Text and symbols keep their own look.
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
  /// Moves the boxes and all in them down and to the right; boxes that nobody else holds are changed where they are.
  mutating func move(x dx: Double, y dy: Double) {
    guard dx != 0 || dy != 0 else { return }
    for index in indices { self[index].move(x: dx, y: dy) }
  }
}
