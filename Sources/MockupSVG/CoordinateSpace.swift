import MockupScene

/// The position of steps in the coordinates of the innermost element that has a transform.
struct CoordinateSpace {
  /// An offset that is added to all coordinates. Translations are applied, not written as transforms.
  private(set) var offset: Point
  private(set) var visible: Rect
  private(set) var depth = 0

  init(size: Size) {
    offset = .zero
    visible = Rect(origin: .zero, size: size)
  }

  /// Returns the place inside a group and the transform of its element, if it needs one. Returns `nil` if the transform
  /// is degenerate.
  func inside(_ transform: Transform) -> (space: CoordinateSpace, matrix: Transform?)? {
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

  /// Returns a rectangle that contains everything `map` brings into `target`; `nil` if `map` is not invertible.
  private static func area(thatFills target: Rect, after map: Transform) -> Rect? {
    let determinant = map.a * map.d - map.b * map.c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    let inverse = Transform(
      a: map.d / determinant, b: -map.b / determinant, c: -map.c / determinant, d: map.a / determinant,
      tx: (map.c * map.ty - map.d * map.tx) / determinant, ty: (map.b * map.tx - map.a * map.ty) / determinant)
    return Path.rectangle(target).applying(inverse).controlBounds
  }

  func convert(_ path: Path) -> Path {
    if offset == .zero { return path }
    return path.applying(Transform(scaleX: 1, scaleY: 1, tx: offset.x, ty: offset.y))
  }

  func convert(_ gradient: Scene.Gradient) -> Scene.Gradient {
    var placed = gradient
    placed.start = Point(x: gradient.start.x + offset.x, y: gradient.start.y + offset.y)
    placed.end = Point(x: gradient.end.x + offset.x, y: gradient.end.y + offset.y)
    return placed
  }

  func convert(_ rect: Rect) -> Rect {
    rect.offset(x: offset.x, y: offset.y)
  }
}
