/// The colors of one thing in each appearance and contrast.
public struct AdaptiveColor: Hashable, Sendable {
  /// In light appearance.
  public var light: ThemeColor
  /// In dark appearance.
  public var dark: ThemeColor
  /// In light appearance with increased contrast; `nil` where it is as without.
  public var increasedLight: ThemeColor?
  /// In dark appearance with increased contrast; `nil` where it is as without.
  public var increasedDark: ThemeColor?

  /// The color for an appearance and contrast.
  public func color(_ appearance: Appearance, _ contrast: Contrast) -> ThemeColor {
    switch (appearance, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): increasedLight ?? light
    case (.dark, .increased): increasedDark ?? dark
    }
  }
}
