public import MenuDocument
public import MockupScene

/// The colors of a theme for one appearance and contrast.
///
/// The document's tint replaces the theme's colors `accent` and `emphasis`, the accent for text.
public struct Palette: Sendable {
  /// The reason why a color cannot be resolved.
  public enum Problem: Error, Hashable {
    /// The theme has no color of this name.
    case unknown(String)
    /// The definition of the color refers to itself through this name.
    case circular(String)
  }

  private let theme: Theme
  private(set) var appearance: Appearance
  /// The appearance of a page around the picture.
  private let pageAppearance: Appearance
  private let contrast: Contrast
  private let tint: ColorReference?

  /// Creates the palette of a theme.
  public init(theme: Theme, appearance: Appearance, contrast: Contrast, tint: ColorReference? = nil) {
    self.theme = theme
    // visionOS has no light appearance.
    self.appearance = theme.platforms == [.visionOS] ? .dark : appearance
    pageAppearance = appearance
    self.contrast = contrast
    self.tint = tint
  }

  public func color(_ reference: ColorReference) throws(Problem) -> Color {
    try color(reference, depth: 0)
  }

  /// Returns the color of a role or its fallback; transparent if the theme defines neither.
  public func color(_ role: ColorRole) throws(Problem) -> Color {
    guard let adaptive = theme.roles[role] ?? role.fallback.flatMap({ theme.roles[$0] }) else { return .clear }
    guard role.isOnPage, appearance != pageAppearance else { return try color(adaptive, depth: 0) }
    var page = self
    page.appearance = pageAppearance
    return try page.color(adaptive, depth: 0)
  }

  private func color(_ adaptive: AdaptiveColor, depth: Int) throws(Problem) -> Color {
    let chosen = adaptive.color(appearance, contrast)
    return try color(chosen.base, depth: depth + 1).multiplyingAlpha(by: chosen.alpha)
  }

  private func color(_ reference: ColorReference, depth: Int) throws(Problem) -> Color {
    switch reference {
    case .literal(let color): return color
    case .named(let name):
      guard depth <= theme.colors.count + theme.roles.count else { throw .circular(name) }
      // The tint `accent` refers to the theme's color.
      if name == "accent" || name == "emphasis", let tint, tint != .named("accent") {
        return try color(tint, depth: depth + 1)
      }
      guard let adaptive = theme.colors[name] else { throw .unknown(name) }
      return try color(adaptive, depth: depth)
    }
  }
}
