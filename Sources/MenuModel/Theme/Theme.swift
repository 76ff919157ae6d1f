/// How a platform draws its menus: data only, read from a theme file.
public struct Theme: Hashable, Sendable {
  /// What the theme is called: its file's name without the ending.
  public var name = ""
  /// What the theme is, in a few words for people.
  public var title = ""
  /// The platforms that it can draw.
  public var platforms: [Platform] = []
  /// The named colors that documents and roles may use.
  public var colors: [String: AdaptiveColor] = [:]
  /// What each part of the picture is colored with.
  public var roles: [ColorRole: AdaptiveColor] = [:]
  /// Sizes of text.
  public var type = ThemeType()
  /// Lengths and shapes.
  public var metrics = ThemeMetrics()
  /// The symbols that the platform itself draws.
  public var symbols = ThemeSymbols()
}
