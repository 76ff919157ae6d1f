import MockupScene

/// Where steps are painted, in the coordinates of the innermost element that has a transform.
struct Place {
  /// What is added to the coordinates of the steps: moves are not written as transforms, but carried out.
  private(set) var offset: Point
  /// All of the picture.
  private(set) var visible: Rect
  /// How many groups there are around.
  private(set) var depth = 0

  /// The place of the outermost steps.
  init(size: Size) {
    offset = .zero
    visible = Rect(origin: .zero, size: size)
  }

  /// The place inside of a group, and the transform that its element must have, if any; `nil` where everything
  /// inside is squeezed to nothing.
  func inside(_ transform: Transform) -> (place: Place, matrix: Transform?)? {
    var inner = self
    inner.depth += 1
    let moved = Transform(scaleX: 1, scaleY: 1, tx: offset.x, ty: offset.y).after(transform)
    if moved.a == 1, moved.b == 0, moved.c == 0, moved.d == 1 {
      inner.offset = Point(x: moved.tx, y: moved.ty)
      return (inner, nil)
    }
    guard let area = Self.area(thatFills: visible, after: moved) else { return nil }
    inner.offset = .zero
    inner.visible = area
    return (inner, moved)
  }

  /// A rectangle that holds all that a map brings into `target`; `nil` where the map cannot be undone.
  private static func area(thatFills target: Rect, after map: Transform) -> Rect? {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let inverse = Transform(
      a: map.d / determinant, b: -map.b / determinant, c: -map.c / determinant, d: map.a / determinant,
      tx: (map.c * map.ty - map.d * map.tx) / determinant, ty: (map.b * map.tx - map.a * map.ty) / determinant)
    return Path.rectangle(target).applying(inverse).controlBounds
  }

  /// A path where it is painted.
  func placing(_ path: Path) -> Path {
    if offset == .zero { return path }
    return path.applying(Transform(scaleX: 1, scaleY: 1, tx: offset.x, ty: offset.y))
  }

  /// A change of color where it is painted.
  func placing(_ gradient: Scene.Gradient) -> Scene.Gradient {
    var placed = gradient
    placed.start = Point(x: gradient.start.x + offset.x, y: gradient.start.y + offset.y)
    placed.end = Point(x: gradient.end.x + offset.x, y: gradient.end.y + offset.y)
    return placed
  }

  /// A rectangle where it is painted.
  func placing(_ rect: Rect) -> Rect {
    rect.offset(x: offset.x, y: offset.y)
  }
}
