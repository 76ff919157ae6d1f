/// The keys of a document that a set of pictures varies; `nil` where nobody said anything.
public struct DocumentSettings: Hashable, Sendable {
  /// Which conventions apply.
  public var platform: Platform?
  /// The figures and colors to draw with.
  public var theme: Located<ThemeReference>?
  /// Light or dark.
  public var appearance: Appearance?
  /// Standard or increased.
  public var contrast: Contrast?
  /// The size of text.
  public var textSize: TextSize?
  /// The language of the texts, a BCP 47 tag.
  public var locale: Located<String>?
  /// In which direction lines are read.
  public var layoutDirection: LayoutDirection?
  /// The accent color.
  public var tint: Located<ColorReference>?
  /// The modifier keys that are held down.
  public var heldModifiers: KeyboardModifiers?
  /// The moment that the picture shows.
  public var state: PresentationState?

  /// Settings that say nothing.
  public init() {}

  /// These settings, and those of `other` where these say nothing.
  public func over(_ other: DocumentSettings) -> DocumentSettings {
    var result = self
    result.platform = platform ?? other.platform
    result.theme = theme ?? other.theme
    result.appearance = appearance ?? other.appearance
    result.contrast = contrast ?? other.contrast
    result.textSize = textSize ?? other.textSize
    result.locale = locale ?? other.locale
    result.layoutDirection = layoutDirection ?? other.layoutDirection
    result.tint = tint ?? other.tint
    result.heldModifiers = heldModifiers ?? other.heldModifiers
    result.state = state ?? other.state
    return result
  }
}
