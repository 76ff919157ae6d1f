import MenuDocument
import MockupScene
import MockupSymbols

extension Theme {
  /// Resolves the theme for one text size and palette.
  ///
  /// - Throws: `Palette.Problem` for an unresolvable color of the theme.
  func style(textSize requested: TextSize, palette: Palette) throws(Palette.Problem) -> ResolvedStyle {
    let textSize = type.isDynamic ? requested : .large
    var text: [TextStyleName: TextStyle] = [:]
    var standard: [TextStyleName: Double] = [:]
    for (name, style) in type.styles {
      guard let sizes = type.categories[style.category], let chosen = entry(sizes, textSize),
        let large = entry(sizes, .large)
      else { continue }
      text[name] = TextStyle(
        size: chosen[0], leading: chosen[1], weight: style.weight,
        tracking: style.tracking ?? type.tracking(at: chosen[0]),
        fallback: TypefaceFallback(
          family: typeface?.family, scale: type.scale, grade: type.grade.value(palette.appearance)))
      standard[name] = large[1]
    }
    var colors: [ColorRole: Color] = [:]
    for role in ColorRole.allCases { colors[role] = try palette.color(role) }
    var symbols: [SymbolRole: SymbolStyle] = [:]
    for role in SymbolRole.allCases {
      // Symbols follow the nominal size, independent of the typeface fallback.
      symbols[role] = symbolStyle(role) { name in
        guard let sizes = type.styles[name].flatMap({ type.categories[$0.category] }),
          let chosen = entry(sizes, textSize), let large = entry(sizes, .large)
        else { return nil }
        return (chosen[0], large[0])
      }
    }
    let isAccessibilitySize = textSize.isAccessibilitySize
    let titleSizes = type.styles[.title].flatMap { type.categories[$0.category] } ?? []
    let scale =
      (entry(titleSizes, textSize).map { $0[0] } ?? 17) / (entry(titleSizes, .large).map { $0[0] } ?? 17)
    let rowHeight = entry(metrics.row.height, textSize) ?? 44
    var metrics = metrics
    if palette.appearance == .dark, let saturation = metrics.panel.darkBackdropSaturation {
      metrics.panel.backdropSaturation = saturation
    }
    return ResolvedStyle(
      metrics: metrics, panelWidth: isAccessibilitySize ? metrics.panel.accessibilityWidth : metrics.panel.width,
      rowHeight: rowHeight,
      rowGrowth: rowHeight - (entry(metrics.row.height, .large) ?? rowHeight), textScale: scale,
      isAccessibilitySize: isAccessibilitySize, standardLeading: standard, text: text, symbols: symbols,
      colors: colors)
  }

  private func entry<Value>(_ list: [Value], _ textSize: TextSize) -> Value? {
    guard let index = TextSize.allCases.firstIndex(of: textSize), list.indices.contains(index) else { return nil }
    return list[index]
  }
}
