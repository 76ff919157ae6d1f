import MockupScene

/// The side of a menu on which lines leave it. Distances along a side grow outwards, so that one arithmetic serves
/// both.
package enum CalloutSide {
  case leading
  case trailing

  /// The other side.
  var opposite: CalloutSide { self == .leading ? .trailing : .leading }

  /// How far out the edge of a rectangle is.
  func edge(of rect: Rect) -> Double { self == .trailing ? rect.maxX : -rect.x }

  /// The point at a distance outwards and a height.
  func point(x: Double, y: Double) -> Point { Point(x: self == .trailing ? x : -x, y: y) }
}
