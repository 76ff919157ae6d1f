/// A place in the picture, in points; x grows to the right and y downwards.
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
  public var y: Double

  /// A point at the given distances from the left and the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The left top corner.
  public static let zero = Point(x: 0, y: 0)

  /// The point moved by the given distances.
  public func offset(x dx: Double, y dy: Double) -> Point { Point(x: x + dx, y: y + dy) }

  /// The mirror image in a picture of the given width.
  public func mirrored(in pictureWidth: Double) -> Point { Point(x: pictureWidth - x, y: y) }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Width, in points.
  public var width: Double
  /// Height, in points.
  public var height: Double

  /// A size of the given width and height.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}

/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width; never negative.
  public var width: Double
  /// The height; never negative.
  public var height: Double

  /// A rectangle from its left top corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle around a centre.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Half-way between left and right.
  public var midX: Double { x + width / 2 }
  /// Half-way between top and bottom.
  public var midY: Double { y + height / 2 }
  /// The left top corner.
  public var origin: Point { Point(x: x, y: y) }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }

  /// The rectangle moved by the given distances.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with each edge moved inwards by `distance`, or outwards when that is negative.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance,
      width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common; without any extent where they only touch or lie apart.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether `other` lies inside, edges included, allowing for a rounding error of a millionth of a point.
  public func contains(_ other: Rect) -> Bool {
    let slack = 1e-6
    return other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }

  /// Whether the two share more than an edge.
  public func overlaps(_ other: Rect) -> Bool {
    let slack = 1e-6
    return x < other.maxX - slack && other.x < maxX - slack && y < other.maxY - slack && other.y < maxY - slack
  }

  /// The mirror image in a picture of the given width.
  public func mirrored(in pictureWidth: Double) -> Rect {
    Rect(x: pictureWidth - maxX, y: y, width: width, height: height)
  }
}

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform: Hashable, Sendable {
  /// The coefficients, in the order of SVG's `matrix()`.
  public var a, b, c, d, tx, ty: Double

  /// A map from its six coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A map that scales about the origin and then moves.
  public init(scaleX: Double, scaleY: Double, tx: Double = 0, ty: Double = 0) {
    self.init(a: scaleX, b: 0, c: 0, d: scaleY, tx: tx, ty: ty)
  }

  /// A map that scales evenly about `center`.
  public init(scale: Double, about center: Point) {
    self.init(scaleX: scale, scaleY: scale, tx: center.x * (1 - scale), ty: center.y * (1 - scale))
  }

  /// The image of a point.
  public func apply(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  /// First `inner`, then this map.
  public func after(_ inner: Transform) -> Transform {
    Transform(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }
}
