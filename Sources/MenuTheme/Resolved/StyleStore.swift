package import MenuDocument

/// A cache of the resolved styles of one theme.
public final class StyleStore {
  private struct Key: Hashable {
    var appearance: Appearance
    var contrast: Contrast
    var transparency: Transparency
    var textSize: TextSize
    var tint: ColorReference?
    var place: MenuPlace?
  }

  /// The most cached styles: a set of pictures may have many tints.
  private static let capacity = 64

  package let theme: Theme
  private var known: [Key: ResolvedStyle] = [:]

  /// Creates an empty cache.
  public init(_ theme: Theme) {
    self.theme = theme
  }

  /// Returns the theme for the place of a document's menu.
  package func theme(for document: MockupDocument) -> Theme {
    document.menuPlace.flatMap { theme.places[$0] } ?? theme
  }

  /// Returns the style of a document.
  ///
  /// - Parameters:
  ///   - appearance: overrides the document's appearance.
  ///   - tint: the document's tint, which must be resolvable.
  /// - Throws: `Palette.Problem` for an unresolvable color of the theme.
  package func style(
    for document: MockupDocument, appearance: Appearance? = nil, tint: ColorReference?
  ) throws(Palette.Problem) -> ResolvedStyle {
    let key = Key(
      appearance: appearance ?? document.appearance, contrast: document.contrast, transparency: document.transparency,
      textSize: document.textSize, tint: tint, place: document.menuPlace)
    if let style = known[key] { return style }
    let theme = theme(for: document)
    let palette = Palette(theme: theme, appearance: key.appearance, contrast: key.contrast, tint: tint)
    var style = try theme.style(textSize: key.textSize, palette: palette)
    style.isTranslucent = key.transparency == .standard
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = style
    return style
  }
}
