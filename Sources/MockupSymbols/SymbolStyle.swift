public import MockupScene

/// How heavy a symbol's lines are, in the nine steps that text has on the platforms.
public enum SymbolWeight: String, CaseIterable, Hashable, Sendable {
  /// The thinnest.
  case ultraLight
  /// Two steps lighter than plain text.
  case thin
  /// A step lighter than plain text.
  case light
  /// Beside plain text.
  case regular
  /// A step heavier.
  case medium
  /// Beside headlines.
  case semibold
  /// Beside emphasis.
  case bold
  /// Two steps heavier than emphasis.
  case heavy
  /// The heaviest.
  case black

  /// The weight that goes with letters of a weight.
  public init(_ weight: FontWeight) {
    switch weight {
    case .regular: self = .regular
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    }
  }

  /// The thickness of lines at medium scale, as a multiple of that in the drawings.
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

/// How large a symbol is beside text of one size; its lines stay as thick as the text's.
public enum SymbolScale: String, CaseIterable, Hashable, Sendable {
  /// A step smaller.
  case small
  /// As symbols usually are.
  case medium
  /// A step larger.
  case large

  /// The size of the grid, as a multiple of that at medium scale.
  var factor: Double {
    switch self {
    case .small: 0.79
    case .medium: 1
    case .large: 1.29
    }
  }
}

/// What a symbol's shapes depend on beside its name: one drawing has a form for each.
public struct SymbolDesign: Hashable, Sendable {
  /// How heavy the lines are.
  public var weight = SymbolWeight.regular
  /// How large it is beside text.
  public var scale = SymbolScale.medium

  /// A design from its parts.
  public init(weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
    self.weight = weight
    self.scale = scale
  }

  /// The thickness of lines on the grid, as a multiple of that in the drawings.
  ///
  /// Lines stay as thick as the text's at every scale, so on a grid that is drawn smaller they are thicker.
  var thickness: Double { weight.thickness / scale.factor }
}

/// Size and design of the symbols in one place of a mockup.
public struct SymbolStyle: Hashable, Sendable {
  /// The size of the text that they go with, in points.
  public var size: Double
  /// That size at the text size `large`, in points.
  public var standardSize: Double
  /// Weight and scale.
  public var design: SymbolDesign

  /// A style from its parts.
  public init(size: Double, standardSize: Double, design: SymbolDesign = SymbolDesign()) {
    self.size = size
    self.standardSize = standardSize
    self.design = design
  }

  /// The length of one unit of the grid at medium scale, in ems.
  ///
  /// A circle, 18.5 units and its line wide, is as wide as the size of the text: 1.42 times as wide as capitals are high.
  private static let unitInEms = 1 / (18.5 + 1.5 * SymbolWeight.regular.thickness)

  /// The length of one unit of the grid, in points.
  public var unit: Double { size * Self.unitInEms * design.scale.factor }

  /// The style beside text of another size.
  package func scaled(by factor: Double) -> SymbolStyle {
    SymbolStyle(size: size * factor, standardSize: standardSize * factor, design: design)
  }

  /// The style with what something says for itself.
  package func with(weight: SymbolWeight?, scale: SymbolScale?) -> SymbolStyle {
    var copy = self
    copy.design = SymbolDesign(weight: weight ?? design.weight, scale: scale ?? design.scale)
    return copy
  }

  /// The height of a usual symbol, in points: what an image or a letter in a symbol's place is fitted into.
  public var usualHeight: Double { unit * SymbolShape.usualHeight }
}
