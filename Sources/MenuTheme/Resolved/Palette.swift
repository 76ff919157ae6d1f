public import MenuDocument
public import MockupScene

/// A theme's colors, for one appearance and contrast, with the document's tint in place of the theme's accent: of
/// its colors `accent`, and `emphasis`, its form where text has to stand out from it or on it.
public struct Palette: Sendable {
  /// Why a color cannot be made.
  public enum Problem: Error, Hashable {
    /// The theme has no color of this name.
    case unknown(String)
    /// The color is based on itself, by way of this name.
    case circular(String)
  }

  private let theme: Theme
  let appearance: Appearance
  private let contrast: Contrast
  private let tint: ColorReference?

  /// The colors of a theme.
  public init(theme: Theme, appearance: Appearance, contrast: Contrast, tint: ColorReference? = nil) {
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
    self.tint = tint
  }

  /// The color that a document or theme means.
  public func color(_ reference: ColorReference) throws(Problem) -> Color {
    try color(reference, depth: 0)
  }

  /// The color for a role, or for its stand-in; nothing where the theme has neither.
  public func color(_ role: ColorRole) throws(Problem) -> Color {
    guard let adaptive = theme.roles[role] ?? role.standIn.flatMap({ theme.roles[$0] }) else { return .clear }
    return try color(adaptive, depth: 0)
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
      // A tint that is called accent is the theme's own.
      if name == "accent" || name == "emphasis", let tint, tint != .named("accent") {
        return try color(tint, depth: depth + 1)
      }
      guard let adaptive = theme.colors[name] else { throw .unknown(name) }
      return try color(adaptive, depth: depth)
    }
  }
}
