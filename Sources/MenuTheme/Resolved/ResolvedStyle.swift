public import MockupScene
public import MockupSymbols

/// A theme resolved for one platform, appearance, contrast, and text size.
public struct ResolvedStyle: Hashable, Sendable {
  /// The lengths that do not depend on the text size.
  public var metrics: ThemeMetrics
  /// The width of menus, in points.
  public var panelWidth: Double
  /// The height of a row with one line, in points.
  public var rowHeight: Double
  /// The additional height of a row over the text size `large`, in points.
  public var rowGrowth: Double
  /// The size of titles relative to the text size `large`.
  public var textScale: Double
  /// Whether the text size is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool
  /// Whether panels are translucent.
  public var isTranslucent = true
  /// The leading of each style at the text size `large`, in points.
  public var standardLeading: [TextStyleName: Double]
  public var text: [TextStyleName: TextStyle]
  /// The size and design of symbols by place.
  public var symbols: [SymbolRole: SymbolStyle]
  public var colors: [ColorRole: Color]

  /// The color of a role.
  public subscript(role: ColorRole) -> Color { colors[role] ?? .clear }
  /// The text style of a name.
  public subscript(style: TextStyleName) -> TextStyle {
    text[style] ?? TextStyle(size: 17, leading: 22, weight: .regular, tracking: 0)
  }

  /// The symbol style of a place.
  public subscript(role: SymbolRole) -> SymbolStyle {
    symbols[role] ?? SymbolStyle(size: 17, standardSize: 17)
  }

  /// Returns the additional height of a line over the text size `large`, in points.
  public func growth(of style: TextStyleName) -> Double {
    self[style].leading - (standardLeading[style] ?? self[style].leading)
  }
}

/// The size, leading, weight, and tracking of text.
public struct TextStyle: Hashable, Sendable {
  /// The em size, in points.
  public var size: Double
  /// The distance between baselines, in points.
  public var leading: Double
  public var weight: FontWeight
  /// The space added after each letter, in points.
  public var tracking: Double
  /// The typeface that replaces the platform's; sizes and weights differ between typefaces.
  public var fallback: TypefaceFallback

  /// Creates a text style.
  public init(
    size: Double, leading: Double, weight: FontWeight, tracking: Double, fallback: TypefaceFallback = TypefaceFallback()
  ) {
    self.size = size
    self.leading = leading
    self.weight = weight
    self.tracking = tracking
    self.fallback = fallback
  }

  /// The em size for text layout, in points.
  public var setSize: Double { size * fallback.scale }
  /// The additional weight in drawing, in units of CSS weights.
  public var grade: Int { weight == .regular ? fallback.grade : 0 }
}

/// A replacement for the platform's typeface, adjusted to its height, width, and darkness.
public struct TypefaceFallback: Hashable, Sendable {
  /// The family named by the theme; `nil` for the built-in typeface.
  public var family: String?
  /// The factor for sizes.
  public var scale = 1.0
  /// The additional weight of regular text in drawing, in units of CSS weights.
  public var grade = 0

  /// Creates a fallback; the defaults change neither size nor weight.
  public init(family: String? = nil, scale: Double = 1, grade: Int = 0) {
    self.family = family
    self.scale = scale
    self.grade = grade
  }
}
