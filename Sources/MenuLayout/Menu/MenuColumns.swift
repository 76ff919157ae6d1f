import MenuResolve
import MenuTheme
import MockupScene

/// What the rows of one menu have in common: its width and where their parts stand, in points from its leading edge.
struct MenuColumns {
  /// Where marks stand in front of titles.
  struct Gutter {
    /// Where titles start behind marks.
    var end: Double
    /// The centre of the marks.
    var markCenter: Double
  }

  /// The width of the menu.
  var width: Double
  /// Where marks stand, if there are any.
  var gutter: Gutter
  /// Where titles start in rows without a symbol in front.
  var titleStart: Double
  /// Where the column of symbols in front of titles starts.
  var symbolStart: Double
  /// Whether any row leaves room for a mark.
  var hasGutter: Bool
  /// Whether no row has a symbol or leaves room for a mark.
  var isPlain: Bool
  /// Whether any row has a symbol or image.
  var hasGraphics: Bool
  /// The width of the keys of shortcuts, where these stand in a column of their own.
  var keyWidth = 0.0
  /// The width of the modifiers of shortcuts, where these stand in a column of their own.
  var modifierWidth = 0.0

  /// The columns of one section, on platforms where sections do not leave room for each other's symbols.
  func narrowed(to group: ResolvedGroup, by layout: MockupLayout) -> MenuColumns {
    guard layout.metrics.row.indentsBySection else { return self }
    var columns = self
    columns.hasGraphics = group.hasGraphics
    columns.indent(hasGutter: hasGutter, hasGraphics: group.hasGraphics, by: layout)
    return columns
  }

  /// Leaves room for marks and symbols in front of titles.
  fileprivate mutating func indent(hasGutter: Bool, hasGraphics: Bool, by layout: MockupLayout) {
    let symbol = layout.metrics.symbol
    symbolStart = hasGutter ? gutter.end : layout.metrics.row.inset
    let isLed = symbol.side == .leading && symbol.hasColumn && hasGraphics
    titleStart = isLed ? symbolStart + layout.symbolColumn.slot : symbolStart
  }
}

extension MockupLayout {
  /// Centre and width of the column of symbols, in points from the edge on whose side it is.
  var symbolColumn: (center: Double, slot: Double) {
    let slot = metrics.symbol.slot * max(1, style.textScale)
    return (metrics.symbol.center + (slot - metrics.symbol.slot) / 2, slot)
  }

  /// Where marks stand and titles start in rows that leave room for marks, in points from the leading edge: the gutter
  /// grows with the text, as the marks in it do, and these keep to its middle.
  private func gutter(of menu: ResolvedMenu) -> MenuColumns.Gutter {
    var (inset, center) = (metrics.row.gutterInset, metrics.mark.center)
    if case .popUp = mockup.control, menu.path == mockup.menu?.path {
      inset = metrics.row.popUpGutterInset ?? inset
      center = metrics.mark.popUpCenter ?? center
    }
    let growth = (inset - metrics.row.inset) * (style.textScale - 1)
    return MenuColumns.Gutter(end: inset + growth, markCenter: center + growth / 2)
  }

  /// Measures a menu.
  mutating func columns(of menu: ResolvedMenu) -> MenuColumns {
    var columns = MenuColumns(
      width: min(style.panelWidth, mostMenuWidth), gutter: gutter(of: menu), titleStart: 0, symbolStart: 0,
      hasGutter: menu.hasGutter,
      isPlain: !menu.hasGutter && !menu.hasGraphics && !menu.hasCellGraphics, hasGraphics: menu.hasGraphics)
    columns.indent(hasGutter: menu.hasGutter, hasGraphics: menu.hasGraphics, by: self)
    let rows = menu.groups.lazy.flatMap(\.rows)
    if metrics.shortcut.hasColumns {
      for row in rows {
        guard case .item(let item) = row.content, item.shortcut.count == 2 else { continue }
        columns.modifierWidth = max(columns.modifierWidth, naturalWidth(of: item.shortcut[0]))
        columns.keyWidth = max(columns.keyWidth, naturalWidth(of: item.shortcut[1]))
      }
    }
    if let width = demand.widths[menu.path] {
      columns.width = width
      return columns
    }
    guard metrics.panel.maximumWidth > style.panelWidth, !style.isAccessibilitySize else { return columns }
    // Titles and what follows them are columns: the widest of each decides.
    var title = 0.0
    var trailing = 0.0
    var whole = 0.0
    // Looks at rows where they stand: to copy one is to count a reference of all that it holds.
    let groups = menu.groups.span
    for place in groups.indices {
      let own = columns.narrowed(to: groups[place], by: self)
      let rows = groups[place].rows.span
      for index in rows.indices {
        let natural = naturalWidth(of: rows[index], columns: own)
        title = max(title, natural.title)
        trailing = max(trailing, natural.trailing)
        whole = max(whole, natural.whole)
      }
    }
    let natural = max(whole, title + metrics.row.trailingInset, title + trailing)
    columns.width = min(metrics.panel.maximumWidth, max(style.panelWidth, natural.rounded(.up)), mostMenuWidth)
    return columns
  }

  /// Where the title of a row starts, in points from the leading edge of the menu.
  func titleX(of item: ResolvedItem, columns: MenuColumns) -> Double {
    let isLed = metrics.symbol.side == .leading && !metrics.symbol.hasColumn && item.graphic != nil
    return (isLed ? columns.symbolStart + symbolColumn.slot : columns.titleStart) + item.indentation
  }
}
