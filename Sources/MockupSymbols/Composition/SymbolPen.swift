/// Line widths and gaps of added parts, which scale with the weight.
struct SymbolPen {
  /// The line width relative to the drawings.
  var thickness: Double

  init(_ design: SymbolDesign) { thickness = design.thickness }

  /// The line width in grid units.
  var line: Double { SymbolShape.standardLineWidth * thickness }
  /// The minimum line width of small parts, in grid units.
  var smallLine: Double { 1.3 * thickness }
  /// The gap between a symbol and a part on top of it, in grid units.
  var gap: Double { gap(1.25) }

  /// Scales a gap of the drawings; gaps grow half as fast as lines.
  func gap(_ drawn: Double) -> Double { drawn * (0.5 + 0.5 * thickness) }

  /// The growth of filled edges over the drawings, in grid units.
  var growth: Double { SymbolShape.standardLineWidth / 2 * (thickness - 1) }
}
