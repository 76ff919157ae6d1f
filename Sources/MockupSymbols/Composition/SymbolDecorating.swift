import MockupScene

/// Adds waves, a stack, or a line around a symbol.
struct SymbolDecorating {
  let pen: SymbolPen

  func shape(_ shape: SymbolShape, _ decoration: SymbolDecoration) -> SymbolShape {
    let small = pen.smallLine
    switch decoration {
    case .waves:
      var result = shape.fitted(into: Rect(x: 7, y: 4, width: 14, height: 16), minimum: small)
      result.width = 28
      for side in [-1.0, 1.0] {
        result.elements.append(line(Self.wave(side: side, x: 8.3, reach: 4.2)))
        result.elements.append(line(Self.wave(side: side, x: 10.9, reach: 7)))
      }
      return result
    case .stack:
      var result = shape.fitted(into: Rect(x: 2, y: 6.8, width: 20, height: 15.2), minimum: pen.line)
      let reach = (result.ink?.width ?? 18) / 2
      result.elements.append(line(Self.straight(x: 12, reach: max(3, reach - 2.6), y: 5)))
      result.elements.append(line(Self.straight(x: 12, reach: max(2, reach - 4.6), y: 2.4)))
      result.width = SymbolShape.gridHeight
      return result
    case .line:
      var result = shape.fitted(into: Rect(x: 2.5, y: 1.6, width: 19, height: 13), minimum: pen.line)
      let bottom = result.ink?.maxY ?? 14
      result.elements.append(line(Path([.move(Point(x: 12, y: bottom)), .line(Point(x: 12, y: 17.8))])))
      for side in [-1.0, 1.0] {
        result.elements.append(
          line(Path([.move(Point(x: 12 + side * 3.4, y: 20)), .line(Point(x: 12 + side * 9.2, y: 20))])))
      }
      result.elements.append(
        SymbolShape.Element(
          path: SymbolBadging.circle(at: Point(x: 12, y: 20), radius: 1.8), fill: .nonZero, strokeWidth: pen.line / 2))
      result.width = SymbolShape.gridHeight
      return result
    }
  }

  private func line(_ path: Path) -> SymbolShape.Element {
    SymbolShape.Element(path: path, fill: nil, strokeWidth: pen.line)
  }

  private static func straight(x: Double, reach: Double, y: Double) -> Path {
    Path([.move(Point(x: x - reach, y: y)), .line(Point(x: x + reach, y: y))])
  }

  /// Returns a wave next to the middle of a grid 28 units wide.
  private static func wave(side: Double, x: Double, reach: Double) -> Path {
    let center = Point(x: 14, y: 12)
    func point(_ dx: Double, _ dy: Double) -> Point { center.offset(x: side * dx, y: dy) }
    let bend = reach * 0.55
    return Path([
      .move(point(x - 1.6, -reach)),
      .curve(point(x + bend / 3.4, -bend), point(x + bend / 3.4, bend), point(x - 1.6, reach)),
    ])
  }
}
