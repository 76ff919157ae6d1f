public import MockupScene
public import MockupSymbols

/// The lengths, colors and type of a theme, for one platform, appearance, contrast and text size.
public struct ResolvedStyle: Hashable, Sendable {
  /// Lengths that do not depend on the text size.
  public var metrics: ThemeMetrics
  /// The width of menus, in points.
  public var panelWidth: Double
  /// The height of a row with one line, in points.
  public var rowHeight: Double
  /// How much higher a row is than at the text size `large`, in points.
  public var rowGrowth: Double
  /// The size of a title as a multiple of its size at the text size `large`.
  public var textScale: Double
  /// Whether the text size is one of the five for accessibility.
  public var isAccessibilitySize: Bool
  /// Whether panels let through what lies under them.
  public var isTranslucent = true
  /// The leading of each style at the text size `large`, in points.
  public var standardLeading: [TextStyleName: Double]
  /// The styles of text.
  public var text: [TextStyleName: TextStyle]
  /// Size and design of the symbols in each place.
  public var symbols: [SymbolPlace: SymbolStyle]
  /// The colors.
  public var colors: [ColorRole: Color]

  /// The color for a role.
  public subscript(role: ColorRole) -> Color { colors[role] ?? .clear }
  /// The style of a kind of text.
  public subscript(style: TextStyleName) -> TextStyle {
    text[style] ?? TextStyle(size: 17, leading: 22, weight: .regular, tracking: 0)
  }

  /// Size and design of the symbols in a place.
  public subscript(place: SymbolPlace) -> SymbolStyle {
    symbols[place] ?? SymbolStyle(size: 17, standardSize: 17)
  }

  /// How much higher a line of a style is than at the text size `large`, in points.
  public func growth(of style: TextStyleName) -> Double {
    self[style].leading - (standardLeading[style] ?? self[style].leading)
  }
}

/// Size, leading, weight and tracking of a text.
public struct TextStyle: Hashable, Sendable {
  /// The size of the em, in points.
  public var size: Double
  /// From one baseline to the next, in points.
  public var leading: Double
  /// How heavy the letters are.
  public var weight: FontWeight
  /// What is added after each letter, in points.
  public var tracking: Double
  /// What stands for the platform's typeface: sizes and weights of one name are not alike in two typefaces.
  public var standIn: TypefaceStandIn

  /// A style from its parts.
  public init(
    size: Double, leading: Double, weight: FontWeight, tracking: Double, standIn: TypefaceStandIn = TypefaceStandIn()
  ) {
    self.size = size
    self.leading = leading
    self.weight = weight
    self.tracking = tracking
    self.standIn = standIn
  }

  /// The size that the text is set at, in points.
  public var setSize: Double { size * standIn.scale }
  /// How much heavier the letters are drawn, in units of CSS weights.
  public var grade: Int { weight == .regular ? standIn.grade : 0 }
}

/// What stands for the platform's typeface: a family, or ours, set as high, wide and dark as the platform's own.
public struct TypefaceStandIn: Hashable, Sendable {
  /// The family that the theme names; `nil` for ours.
  public var family: String?
  /// What sizes are multiplied by.
  public var scale = 1.0
  /// How much heavier regular text is drawn, in units of CSS weights.
  public var grade = 0

  /// Text that is set as it is asked for, if nothing is said.
  public init(family: String? = nil, scale: Double = 1, grade: Int = 0) {
    self.family = family
    self.scale = scale
    self.grade = grade
  }
}
