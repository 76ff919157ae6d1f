import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols

/// The columns that the rows of one menu share, in points from its leading edge.
struct MenuColumns {
  /// The column of marks in front of titles.
  struct Gutter {
    var end: Double
    var markCenter: Double
  }

  /// The column of leading symbols, or the room for trailing ones.
  struct SymbolColumn {
    /// The distance from the start of titles without symbols, or from the trailing edge.
    var center: Double
    var slot: Double
  }

  var width: Double
  var gutter: Gutter
  var symbol: SymbolColumn
  /// The start of titles in rows without a leading symbol.
  var titleStart: Double
  var symbolStart: Double
  /// True if any row leaves room for a mark.
  var hasGutter: Bool
  var isPlain: Bool
  var hasGraphics: Bool
  var hasSubmenus: Bool
  var keyWidth = 0.0
  var modifierWidth = 0.0

  /// Returns the columns of one section, on platforms whose sections do not share the room for symbols.
  func narrowed(to group: ResolvedGroup, by layout: inout MockupLayout) -> MenuColumns {
    guard layout.metrics.row.indentsBySection else { return self }
    var columns = self
    columns.hasGraphics = group.hasGraphics
    columns.symbol = layout.symbolColumn(of: group)
    columns.indent(hasGutter: hasGutter, hasGraphics: group.hasGraphics, by: layout)
    return columns
  }

  fileprivate mutating func indent(hasGutter: Bool, hasGraphics: Bool, by layout: MockupLayout) {
    let symbol = layout.metrics.symbol
    symbolStart = hasGutter ? gutter.end : layout.metrics.row.inset
    let isSymbolLeading = symbol.side == .leading && symbol.hasColumn && hasGraphics
    titleStart = isSymbolLeading ? symbolStart + self.symbol.slot : symbolStart
  }
}

extension MockupLayout {
  /// The symbol column of a whole menu.
  private var symbolColumn: MenuColumns.SymbolColumn {
    let slot = metrics.symbol.slot * max(1, style.textScale)
    return MenuColumns.SymbolColumn(center: metrics.symbol.center + (slot - metrics.symbol.slot) / 2, slot: slot)
  }

  /// Returns the symbol column of a section. With room beside the widest symbol, it grows to whole points, and symbols
  /// stay centered beside the widest one.
  fileprivate mutating func symbolColumn(of group: ResolvedGroup) -> MenuColumns.SymbolColumn {
    var column = symbolColumn
    guard let room = metrics.symbol.room, group.hasGraphics else { return column }
    let needed = group.rows.reduce(0) { max($0, $1.item?.graphic.map { inkWidth(of: $0) } ?? 0) } + room
    guard needed > column.slot else { return column }
    column.center += (needed - column.slot) / 2
    column.slot = max(column.slot, needed.rounded(.down))
    return column
  }

  private mutating func inkWidth(of graphic: ResolvedGraphic) -> Double {
    switch graphic.look {
    case .symbol(let shape, _, let unit): (shape.ink?.width ?? shape.width) * unit
    case .image, .text: graphicBox(graphic, center: .zero).frame.width
    }
  }

  /// Returns the positions of marks and titles, in points from the leading edge. The gutter grows with the text, and
  /// marks stay centered in it.
  private func gutter(of menu: ResolvedMenu) -> MenuColumns.Gutter {
    var (inset, center) = (metrics.row.gutterInset, metrics.mark.center)
    if case .popUp = mockup.control, menu.path == mockup.menu?.path {
      inset = metrics.row.popUpGutterInset ?? inset
      center = metrics.mark.popUpCenter ?? center
    }
    let growth = (inset - metrics.row.inset) * (style.textScale - 1)
    return MenuColumns.Gutter(end: inset + growth, markCenter: center + growth / 2)
  }

  private func panelWidth(of menu: ResolvedMenu) -> Double {
    guard menu.hasGraphics, !style.isAccessibilitySize else { return style.panelWidth }
    return metrics.panel.widthWithSymbols ?? style.panelWidth
  }

  mutating func columns(of menu: ResolvedMenu) -> MenuColumns {
    var columns = MenuColumns(
      width: min(panelWidth(of: menu), maximumMenuWidth), gutter: gutter(of: menu), symbol: symbolColumn, titleStart: 0,
      symbolStart: 0, hasGutter: menu.hasGutter,
      isPlain: !menu.hasGutter && !menu.hasGraphics && !menu.hasCellGraphics, hasGraphics: menu.hasGraphics,
      hasSubmenus: menu.hasSubmenus)
    columns.indent(hasGutter: menu.hasGutter, hasGraphics: menu.hasGraphics, by: self)
    if metrics.shortcut.hasColumns {
      for row in menu.groups.lazy.flatMap({ $0.rows }) {
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
    // The widest title and the widest trailing part determine the width.
    var title = 0.0
    var trailing = 0.0
    var total = 0.0
    // Indexes avoid copying rows, which would retain all their contents.
    let groups = menu.groups.span
    for number in groups.indices {
      let own = columns.narrowed(to: groups[number], by: &self)
      let rows = groups[number].rows.span
      for index in rows.indices {
        let natural = naturalWidth(of: rows[index], columns: own)
        title = max(title, natural.title)
        trailing = max(trailing, natural.trailing)
        total = max(total, natural.total)
      }
    }
    let natural = max(total, title + metrics.row.trailingInset, title + trailing)
    let step = metrics.panel.widthStep
    let rounded = (natural / step).rounded(.up) * step
    columns.width = min(metrics.panel.maximumWidth, max(style.panelWidth, rounded), maximumMenuWidth)
    return columns
  }

  func titleX(of item: ResolvedItem, columns: MenuColumns) -> Double {
    let isSymbolLeading = metrics.symbol.side == .leading && !metrics.symbol.hasColumn && item.graphic != nil
    return (isSymbolLeading ? columns.symbolStart + columns.symbol.slot : columns.titleStart) + item.indentation
  }
}
