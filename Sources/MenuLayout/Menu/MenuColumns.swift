import MenuModel
import MockupScene

/// What the rows of one menu have in common: its width and where their parts stand, in points from its leading edge.
struct MenuColumns {
  /// The width of the menu.
  var width: Double
  /// Where titles start in rows without a symbol in front.
  var titleStart: Double
  /// Where the column of symbols in front of titles starts.
  var symbolStart: Double
  /// Whether no row has a symbol or leaves room for a mark.
  var isPlain: Bool
  /// Whether any row has a symbol or image.
  var hasGraphics: Bool
  /// The width of the keys of shortcuts, where these stand in a column of their own.
  var keyWidth = 0.0
  /// The width of the modifiers of shortcuts, where these stand in a column of their own.
  var modifierWidth = 0.0
}

extension MockupLayout {
  /// Where the gutter ends, in points from the leading edge; it grows with the text, as the marks in it do.
  private func gutterEnd(of menu: ResolvedMenu) -> Double {
    menu.hasGutter
      ? metrics.row.inset + (metrics.row.gutterInset - metrics.row.inset) * style.textScale : metrics.row.inset
  }

  /// Centre and width of the column of symbols, in points from the edge on whose side it is.
  var symbolColumn: (center: Double, slot: Double) {
    let slot = metrics.symbol.slot * max(1, style.textScale)
    return (metrics.symbol.center + (slot - metrics.symbol.slot) / 2, slot)
  }

  /// The centre of the marks, in points from the leading edge: it keeps to the middle of the growing gutter.
  var markCenter: Double {
    let growth = (metrics.row.gutterInset - metrics.row.inset) * (style.textScale - 1)
    return metrics.mark.center + growth / 2
  }

  /// Measures a menu.
  mutating func columns(of menu: ResolvedMenu) -> MenuColumns {
    let start = gutterEnd(of: menu)
    let isLed = metrics.symbol.side == .leading && metrics.symbol.hasColumn && menu.hasGraphics
    var columns = MenuColumns(
      width: min(style.panelWidth, mostMenuWidth), titleStart: isLed ? start + symbolColumn.slot : start,
      symbolStart: start,
      isPlain: !menu.hasGutter && !menu.hasGraphics, hasGraphics: menu.hasGraphics)
    let rows = menu.groups.lazy.flatMap(\.rows)
    if metrics.shortcut.hasColumns {
      for row in rows {
        guard case .item(let item) = row.content, item.shortcut.count == 2 else { continue }
        columns.modifierWidth = max(columns.modifierWidth, naturalWidth(of: item.shortcut[0]))
        columns.keyWidth = max(columns.keyWidth, naturalWidth(of: item.shortcut[1]))
      }
    }
    guard metrics.panel.maximumWidth > style.panelWidth, !style.isAccessibilitySize else { return columns }
    // Titles and what follows them are columns: the widest of each decides.
    var title = 0.0
    var trailing = 0.0
    var whole = 0.0
    for row in rows {
      let natural = naturalWidth(of: row, columns: columns)
      title = max(title, natural.title)
      trailing = max(trailing, natural.trailing)
      whole = max(whole, natural.whole)
    }
    let natural = max(whole, title + trailing + metrics.row.trailingInset)
    columns.width = min(metrics.panel.maximumWidth, max(style.panelWidth, natural.rounded(.up)), mostMenuWidth)
    return columns
  }

  /// Where the title of a row starts, in points from the leading edge of the menu.
  func titleX(of item: ResolvedItem, columns: MenuColumns) -> Double {
    let isLed = metrics.symbol.side == .leading && !metrics.symbol.hasColumn && item.graphic != nil
    return (isLed ? columns.symbolStart + symbolColumn.slot : columns.titleStart) + item.indentation
  }
}
