import MockupScene

/// The side of a menu on which lines leave it. Distances grow outward on both sides.
package enum CalloutSide {
  case leading
  case trailing

  var opposite: CalloutSide { self == .leading ? .trailing : .leading }

  func edge(of rect: Rect) -> Double { self == .trailing ? rect.maxX : -rect.x }

  func point(x: Double, y: Double) -> Point { Point(x: self == .trailing ? x : -x, y: y) }
}
