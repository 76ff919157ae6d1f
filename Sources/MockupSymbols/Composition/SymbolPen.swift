/// How thick what is added to symbols is drawn, and how far apart: all of it grows with the lines.
struct SymbolPen {
  /// The thickness of lines, as a multiple of that in the drawings.
  var thickness: Double

  /// The pen of a design.
  init(_ design: SymbolDesign) { thickness = design.thickness }

  /// The thickness of lines, in units of the grid.
  var line: Double { SymbolShape.usualLine * thickness }
  /// The least thickness of lines of what is small, in units of the grid.
  var smallLine: Double { 1.3 * thickness }
  /// The gap between a symbol and what lies on it, in units of the grid.
  var gap: Double { gap(1.25) }

  /// A gap that is so wide in the drawings: it grows half as fast as the lines.
  func gap(_ drawn: Double) -> Double { drawn * (0.5 + 0.5 * thickness) }

  /// How far the edge of what is filled lies beyond that in the drawings, in units of the grid.
  var growth: Double { SymbolShape.usualLine / 2 * (thickness - 1) }
}
