/// How a symbol that has no drawing of its own is made from drawings.
package indirect enum SymbolRecipe: Hashable {
  /// A drawing, or another name of one.
  case drawing(String)
  /// A letter, or a number of up to two digits: only inside of something.
  case character(String)
  /// The outline filled, what is inside cut out.
  case filled(SymbolRecipe)
  /// A line across, with a gap beside it.
  case slashed(SymbolRecipe)
  /// A small mark at a corner; no mark is a dot.
  case badged(SymbolRecipe, SymbolRecipe?, SymbolBadge)
  /// A symbol inside of another one.
  case enclosed(SymbolRecipe, SymbolEnclosure, isFilled: Bool)
  /// A part of the inside filled.
  case partlyFilled(SymbolRecipe, SymbolPart)
  /// A smaller symbol in front of another one.
  case beside(SymbolRecipe, front: SymbolRecipe, SymbolArrangement)
  /// Something added around the symbol.
  case decorated(SymbolRecipe, SymbolDecoration)
}

/// The ground of a badge.
package enum SymbolBadge: Hashable {
  /// A dot without a mark.
  case dot
  /// A disc that the mark is cut out of.
  case disc
  /// A triangle that the mark is cut out of.
  case triangle
  /// The mark itself.
  case plain

  /// The marks that stand on a disc.
  private static let discMarks: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "clock", "questionmark", "exclamationmark", "ellipsis", "arrow.up",
    "arrow.down", "arrow.left", "arrow.right", "arrow.forward", "arrow.backward", "arrow.clockwise",
    "arrow.counterclockwise", "arrow.up.right", "arrow.down.left", "play", "pause", "percent", "a", "record",
    "arrow.up.arrow.down", "chevron.down", "chevron.up", "chevron.right", "number", "equal", "dollarsign",
  ]

  /// The ground of a mark.
  init(mark: String) {
    self = Self.discMarks.contains(mark) ? .disc : .plain
  }
}

/// Where two symbols of one name stand.
package enum SymbolArrangement: Hashable {
  /// The front one below on the trailing side, both of one size: `a.on.b`.
  case stacked
  /// The front one below on the trailing side, and smaller: `a.and.b`.
  case paired
  /// An arrow in the middle of the lower edge: `a.and.arrow.down`.
  case crossing
}

/// What may stand around a symbol.
package enum SymbolDecoration: String, Hashable {
  /// Waves on both sides.
  case waves
  /// Two lines above.
  case stack
  /// A line below, with a knot.
  case line
}

/// A part of a shape that is filled.
package struct SymbolPart: Hashable {
  /// The part of the width and height, from 0 to 1.
  var left = 0.0
  var top = 0.0
  var right = 1.0
  var bottom = 1.0
  /// Whether a gap is left to the outline.
  var isInset: Bool

  /// A part by its name, as in `lefthalf`; `nil` where there is no such part.
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
