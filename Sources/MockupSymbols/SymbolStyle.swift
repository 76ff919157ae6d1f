public import MockupScene

/// The weight of a symbol's lines: the nine font weights of Apple's platforms.
public enum SymbolWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// Creates the symbol weight that matches a font weight.
  public init(_ weight: FontWeight) {
    switch weight {
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    }
  }

  /// The line width at medium scale, relative to the drawings.
  var thickness: Double {
    switch self {
    case .ultraLight: 0.36
    case .thin: 0.57
    case .light: 0.85
    case .regular: 1.1
    case .medium: 1.3
    case .semibold: 1.5
    case .bold: 1.72
    case .heavy: 1.97
    case .black: 2.2
    }
  }
}

/// The size of a symbol relative to text; line widths stay those of the text.
public enum SymbolScale: String, CaseIterable, Hashable, Sendable {
  case small
  case medium
  case large

  /// The size of the grid relative to medium scale.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// The weight and scale of a symbol; each drawing adapts to both.
public struct SymbolDesign: Hashable, Sendable {
  public var weight = SymbolWeight.regular
  /// The scale relative to text.
  public var scale = SymbolScale.medium

  /// Creates a design.
  public init(weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
    self.weight = weight
    self.scale = scale
  }

  /// The line width on the grid, relative to the drawings.
  ///
  /// Lines are as thick as the text's at every scale, so they are thicker on a smaller grid.
  var thickness: Double { weight.thickness / scale.factor }
}

/// The size and design of the symbols in one place of a mockup.
public struct SymbolStyle: Hashable, Sendable {
  /// The size of the adjacent text, in points.
  public var size: Double
  /// That size at the text size `large`, in points.
  public var standardSize: Double
  /// The weight and scale.
  public var design: SymbolDesign

  /// Creates a style.
  public init(size: Double, standardSize: Double, design: SymbolDesign = SymbolDesign()) {
    self.size = size
    self.standardSize = standardSize
    self.design = design
  }

  /// The length of a grid unit at medium scale, in ems.
  ///
  /// A circle, 18.5 units plus its line, is as wide as the text size: 1.42 times the cap height.
  private static let unitInEms = 1 / (18.5 + 1.5 * SymbolWeight.regular.thickness)

  /// The length of a grid unit, in points.
  public var unit: Double { size * Self.unitInEms * design.scale.factor }

  package func scaled(by factor: Double) -> SymbolStyle {
    SymbolStyle(size: size * factor, standardSize: standardSize * factor, design: design)
  }

  package func with(weight: SymbolWeight?, scale: SymbolScale?) -> SymbolStyle {
    var copy = self
    copy.design = SymbolDesign(weight: weight ?? design.weight, scale: scale ?? design.scale)
    return copy
  }

  /// The height of a typical symbol, in points, into which images and letters in place of symbols are fitted.
  public var standardHeight: Double { unit * SymbolShape.standardHeight }
}
