public import MockupScene

/// A symbol as shapes on a grid 24 units high.
public struct SymbolShape: Hashable, Sendable {
  /// A shape of a symbol.
  public struct Element: Hashable, Sendable {
    /// The contour or center line, in grid units.
    public var path: Path
    /// The fill rule; `nil` for no fill.
    public var fill: Path.FillRule?
    /// The stroke width, in grid units; `nil` for no stroke.
    public var strokeWidth: Double?

    /// Creates an element.
    public init(path: Path, fill: Path.FillRule?, strokeWidth: Double?) {
      self.path = path
      self.fill = fill
      self.strokeWidth = strokeWidth
    }
  }

  /// The height of the grid, in units.
  public static let gridHeight = 24.0
  /// The height of a typical symbol, in grid units: a circle with its line.
  public static let standardHeight = 20.0
  /// The line width of the drawings, in grid units.
  package static let standardLineWidth = 1.5

  /// The name of the symbol.
  public var name: String
  /// The width of the grid, in units.
  public var width: Double
  /// The shapes, from back to front.
  public var elements: [Element]
  /// Whether the symbol is directional, and mirrored in right-to-left layouts.
  public var mirrors: Bool

  /// Creates a symbol.
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
