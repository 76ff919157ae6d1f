package import MenuDocument

/// The styles of one theme, each made when it is first needed and kept for the next picture.
public final class StyleStore {
  /// What a style depends on.
  private struct Key: Hashable {
    var appearance: Appearance
    var contrast: Contrast
    var transparency: Transparency
    var textSize: TextSize
    var tint: ColorReference?
  }

  /// The most styles that are kept: a set of pictures may have a tint for each.
  private static let capacity = 64

  package let theme: Theme
  private var known: [Key: ResolvedStyle] = [:]

  /// The styles of a theme.
  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// The theme's lengths, type and colors for a document.
  ///
  /// - Parameters:
  ///   - appearance: the one that is asked for, if it is not the document's.
  ///   - tint: the document's tint, which leads somewhere.
  /// - Throws: `Palette.Problem` for a color that the theme's own colors do not explain.
  package func style(
    for document: MockupDocument, appearance: Appearance? = nil, tint: ColorReference?
  ) throws(Palette.Problem) -> ResolvedStyle {
    let key = Key(
      appearance: appearance ?? document.appearance, contrast: document.contrast, transparency: document.transparency,
      textSize: document.textSize, tint: tint)
    if let style = known[key] { return style }
    let palette = Palette(theme: theme, appearance: key.appearance, contrast: key.contrast, tint: tint)
    var style = try theme.style(textSize: key.textSize, palette: palette)
    style.isTranslucent = key.transparency == .standard
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = style
    return style
  }
}
