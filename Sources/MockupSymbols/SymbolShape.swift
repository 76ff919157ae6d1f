public import MockupScene

/// A symbol as shapes on a grid that is 24 units high.
public struct SymbolShape: Hashable, Sendable {
  /// One shape of a symbol.
  public struct Element: Hashable, Sendable {
    /// The outline or centre line, in units of the grid.
    public var path: Path
    /// Whether the inside is painted, and by which rule.
    public var fill: Path.FillRule?
    /// The thickness of the line, in units of the grid; `nil` for no line.
    public var strokeWidth: Double?

    /// A shape from its parts.
    public init(path: Path, fill: Path.FillRule?, strokeWidth: Double?) {
      self.path = path
      self.fill = fill
      self.strokeWidth = strokeWidth
    }
  }

  /// The height of the grid, in units.
  public static let gridHeight = 24.0
  /// The height of a usual symbol on the grid, in units: that of a circle with its line.
  public static let usualHeight = 20.0
  /// The thickness of lines in the drawings, in units.
  package static let usualLine = 1.5

  /// What the symbol is called.
  public var name: String
  /// The width of its grid, in units.
  public var width: Double
  /// The shapes, from back to front.
  public var elements: [Element]
  /// Whether the symbol has a direction, and is turned round where text reads from right to left.
  public var mirrors: Bool

  /// A symbol from its parts.
  public init(name: String, width: Double, elements: [Element], mirrors: Bool) {
    self.name = name
    self.width = width
    self.elements = elements
    self.mirrors = mirrors
  }

  /// The mirror image.
  public var mirrored: SymbolShape {
    var copy = self
    let flip = Transform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    for index in copy.elements.indices { copy.elements[index].path = copy.elements[index].path.applying(flip) }
    return copy
  }
}
