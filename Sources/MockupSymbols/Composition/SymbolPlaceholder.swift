import MockupScene

extension SymbolLibrary {
  /// The symbol for unknown names: a dashed square with round corners, at the usual size.
  public static let placeholder: SymbolShape = {
    let (side, radius, line) = (16.5, 3.8, 1.3)
    let low = (SymbolShape.gridHeight - side) / 2
    let high = low + side
    // Each corner with a part of both edges, and one dash in the middle of each edge.
    let leg = 1.1
    var path = Path()
    let corners: [(x: Double, y: Double, right: Double, down: Double)] = [
      (low, low, 1, 1), (high, low, -1, 1), (high, high, -1, -1), (low, high, 1, -1),
    ]
    let bend = radius * (1 - Path.quarterCircle)
    for corner in corners {
      func point(_ x: Double, _ y: Double) -> Point {
        Point(x: corner.x + corner.right * x, y: corner.y + corner.down * y)
      }
      path.elements.append(.move(point(0, radius + leg)))
      path.elements.append(.line(point(0, radius)))
      path.curve(point(0, bend), point(bend, 0), point(radius, 0))
      path.elements.append(.line(point(radius + leg, 0)))
    }
    let dash = 1.35
    for (from, to) in [
      (Point(x: 12 - dash, y: low), Point(x: 12 + dash, y: low)),
      (Point(x: high, y: 12 - dash), Point(x: high, y: 12 + dash)),
      (Point(x: 12 + dash, y: high), Point(x: 12 - dash, y: high)),
      (Point(x: low, y: 12 + dash), Point(x: low, y: 12 - dash)),
    ] {
      path.elements.append(.move(from))
      path.elements.append(.line(to))
    }
    return SymbolShape(
      name: "placeholder", width: SymbolShape.gridHeight,
      elements: [SymbolShape.Element(path: path, fill: nil, strokeWidth: line)], mirrors: false)
  }()
}
