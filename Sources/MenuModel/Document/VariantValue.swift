/// A value of something that a set of pictures varies.
public enum VariantValue: Hashable, Sendable {
  /// Which conventions apply.
  case platform(Platform)
  /// The figures and colors to draw with.
  case theme(Located<ThemeReference>)
  /// Light or dark, or both in one picture.
  case appearance(AppearanceChoice)
  /// Standard or increased.
  case contrast(Contrast)
  /// The size of text.
  case textSize(TextSize)
  /// The language, a BCP 47 tag.
  case locale(Located<String>)
  /// In which direction lines are read.
  case layoutDirection(LayoutDirection)
  /// The accent color.
  case tint(Located<ColorReference>)
  /// The modifier keys that are held down.
  case heldModifiers(KeyboardModifiers)
  /// The moment that the picture shows.
  case state(PresentationState)
  /// One of a document's frames.
  case frame(FrameReference)
  /// Pixels a point, 1 to 8.
  case scale(Double)
  /// The kind of file.
  case format(PictureFormat)
  /// What is behind everything.
  case background(BackgroundChoice)
  /// Room around the picture, in points.
  case padding(Double)

  /// What the value belongs to.
  public var key: VariantKey {
    switch self {
    case .platform: .platform
    case .theme: .theme
    case .appearance: .appearance
    case .contrast: .contrast
    case .textSize: .textSize
    case .locale: .locale
    case .layoutDirection: .layoutDirection
    case .tint: .tint
    case .heldModifiers: .heldModifiers
    case .state: .state
    case .frame: .frame
    case .scale: .scale
    case .format: .format
    case .background: .background
    case .padding: .padding
    }
  }
}
