package indirect enum SymbolComposition: Hashable {
  /// A drawing, by its name or an alias.
  case drawing(String)
  /// A letter, or a number of up to two digits; only inside an enclosure.
  case character(String)
  case filled(SymbolComposition)
  case slashed(SymbolComposition)
  /// A mark at a corner; a dot if there is none.
  case badged(SymbolComposition, SymbolComposition?, SymbolBadge)
  case enclosed(SymbolComposition, SymbolEnclosure, isFilled: Bool)
  case partlyFilled(SymbolComposition, SymbolPart)
  /// A smaller symbol in front of another one.
  case beside(SymbolComposition, front: SymbolComposition, SymbolArrangement)
  case decorated(SymbolComposition, SymbolDecoration)
}

package enum SymbolBadge: Hashable {
  case dot
  case disc
  case triangle
  case plain

  private static let discMarks: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "clock", "questionmark", "exclamationmark", "ellipsis", "arrow.up",
    "arrow.down", "arrow.left", "arrow.right", "arrow.forward", "arrow.backward", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.up.right", "arrow.down.left", "play", "pause", "percent", "a", "record",
    "arrow.up.arrow.down", "chevron.down", "chevron.up", "chevron.right", "number", "equal", "dollarsign",
  ]

  init(mark: String) {
    self = Self.discMarks.contains(mark) ? .disc : .plain
  }
}

package enum SymbolArrangement: Hashable {
  /// The front symbol at the lower trailing corner, at the same size: `a.on.b`.
  case stacked
  /// The front symbol at the lower trailing corner, smaller: `a.and.b`.
  case paired
  /// An arrow in the middle of the lower edge: `a.and.arrow.down`.
  case crossing
}

package enum SymbolDecoration: String, Hashable {
  /// Waves on both sides.
  case waves
  /// Two lines above.
  case stack
  /// A line below, with a knot.
  case line
}

/// The filled part of a shape.
package struct SymbolPart: Hashable {
  var left = 0.0
  var top = 0.0
  var right = 1.0
  var bottom = 1.0
  var isInset: Bool

  /// Parses names such as `lefthalf`; `nil` for other names.
  init?(_ name: Substring, isInset: Bool) {
    self.isInset = isInset
    switch name {
    case "": break
    case "lefthalf", "leadinghalf": right = 0.5
    case "righthalf", "trailinghalf": left = 0.5
    case "tophalf": bottom = 0.5
    case "bottomhalf": top = 0.5
    case "leftthird", "leadingthird": right = 0.4
    case "rightthird", "trailingthird": left = 0.6
    case "topthird": bottom = 0.42
    case "bottomthird": top = 0.58
    case "center": (left, right, top, bottom) = (0.28, 0.72, 0.28, 0.72)
    case "topleft", "topleading": (right, bottom) = (0.5, 0.5)
    case "topright", "toptrailing": (left, bottom) = (0.5, 0.5)
    case "bottomleft", "bottomleading": (right, top) = (0.5, 0.5)
    case "bottomright", "bottomtrailing": (left, top) = (0.5, 0.5)
    default: return nil
    }
  }
}
