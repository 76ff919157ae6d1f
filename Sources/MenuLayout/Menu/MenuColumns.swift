import MenuModel
import Scene

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
      switch row.content {
      case .item(let item), .submenuHeader(let item):
        let natural = naturalWidth(of: item, columns: columns)
        title = max(title, natural.title)
        trailing = max(trailing, natural.trailing)
      case .heading(let text):
        whole = max(whole, columns.titleStart + naturalWidth(of: text) + metrics.row.trailingInset)
      case .text(let text):
        let width = min(Self.mostTextWidth, naturalWidth(of: text))
        whole = max(whole, columns.titleStart + width + metrics.row.trailingInset)
      case .palette(let options):
        whole = max(whole, 2 * metrics.palette.inset + Double(min(options.count, 12)) * metrics.palette.maximumCell)
      case .cells(let cells, _): whole = max(whole, Double(cells.count) * 2 * style.rowHeight)
      case .slider: whole = max(whole, Self.sliderWidth)
      }
    }
    let natural = max(whole, title + trailing + metrics.row.trailingInset)
    columns.width = min(metrics.panel.maximumWidth, max(style.panelWidth, natural.rounded(.up)), mostMenuWidth)
    return columns
  }

  /// Explanatory text does not make a menu wider than this, in points.
  private static let mostTextWidth = 260.0
  /// The least width of a menu with a slider, in points.
  private static let sliderWidth = 180.0

  /// How wide a row would like to be: up to the end of its title, and what follows with the room in front of it.
  private mutating func naturalWidth(
    of item: ResolvedItem, columns: MenuColumns
  ) -> (title: Double, trailing: Double) {
    var title = 0.0
    if let text = item.title { title = naturalWidth(of: text) }
    if let text = item.subtitle { title = max(title, naturalWidth(of: text)) }
    let start = titleX(of: item, columns: columns)
    var trailing = 0.0
    if let disclosure = item.disclosure {
      let box = graphicBox(disclosure, center: .zero, size: metrics.mark.chevronSize * style.textScale)
      trailing += metrics.shortcut.gap + box.frame.width
    }
    if let badge = item.badge {
      trailing += metrics.row.spacing + naturalWidth(of: badge) + 2 * metrics.badge.padding
    }
    if let first = item.shortcut.first {
      trailing += metrics.shortcut.gap
      trailing +=
        item.shortcut.count == 2
        ? columns.modifierWidth + columns.keyWidth : naturalWidth(of: first)
    }
    return (start + title, trailing)
  }

  /// Where the title of a row starts, in points from the leading edge of the menu.
  func titleX(of item: ResolvedItem, columns: MenuColumns) -> Double {
    let isLed = metrics.symbol.side == .leading && !metrics.symbol.hasColumn && item.graphic != nil
    return (isLed ? columns.symbolStart + symbolColumn.slot : columns.titleStart) + item.indentation
  }
}
