import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out a row over the whole width of a menu.
  ///
  /// - Parameter isLast: true if the row is the last of its group, and has no line below it.
  mutating func layOutRow(_ row: ResolvedRow, columns: MenuColumns, isLast: Bool, at origin: Point) -> LayoutBox {
    switch row.content {
    case .item(let item):
      layOutItem(item, role: .row, row: row, columns: columns, isLast: isLast, at: origin)
    case .submenuHeader(let item):
      layOutItem(item, role: .submenuHeader, row: row, columns: columns, isLast: isLast, at: origin)
    case .cells(let cells, let kind): layOutCells(cells, kind: kind, row: row, columns: columns, at: origin)
    case .palette(let options): layOutPalette(options, row: row, columns: columns, at: origin)
    case .slider(let slider): layOutSlider(slider, row: row, columns: columns, at: origin)
    case .heading(let text): layOutLabel(text, metrics.heading, role: .heading, row: row, columns: columns, at: origin)
    case .text(let text): layOutLabel(text, metrics.footer, role: .text, row: row, columns: columns, at: origin)
    case .loading(let color): layOutSpinner(color, row: row, columns: columns, at: origin)
    case .search(let field): layOutSearchField(field, row: row, columns: columns, at: origin)
    case .view(let view): layOutView(view, row: row, columns: columns, at: origin)
    }
  }

  private mutating func layOutLabel(
    _ text: ResolvedText, _ label: ThemeMetrics.Label, role: LayoutRole, row: ResolvedRow, columns: MenuColumns,
    at origin: Point
  ) -> LayoutBox {
    let isCentered = label.isCenteredInPlainMenus && columns.isPlain
    let start = isCentered || !label.alignsWithTitles ? label.inset ?? metrics.row.inset : columns.titleStart
    let shaped = shape(text, width: columns.width - start - metrics.row.trailingInset)
    let frame = Rect(
      x: origin.x, y: origin.y, width: columns.width,
      height: label.top + text.style.leading * Double(shaped.lines.count) + label.bottom)
    let box = textBox(
      .title, text, shaped, x: isCentered ? frame.midX : origin.x + start,
      firstBaseline: origin.y + label.top + baselineInLine(text.style), anchor: isCentered ? .center : .left)
    return LayoutBox(role, path: row.path, name: row.name, frame: frame, children: [box])
  }

  /// Returns the preferred width of a row: as a whole, or as separate columns for its title and trailing part.
  mutating func naturalWidth(
    of row: ResolvedRow, columns: MenuColumns
  ) -> (total: Double, title: Double, trailing: Double) {
    switch row.content {
    case .item(let item), .submenuHeader(let item):
      return naturalWidth(of: item, columns: columns)
    case .heading(let text):
      return (columns.titleStart + naturalWidth(of: text) + metrics.row.trailingInset, 0, 0)
    case .text(let text):
      let width = min(Self.maximumTextWidth, naturalWidth(of: text))
      return (columns.titleStart + width + metrics.row.trailingInset, 0, 0)
    case .palette(let options):
      return (2 * metrics.palette.inset + Double(min(options.count, 12)) * metrics.palette.maximumCell, 0, 0)
    case .cells(let cells, _): return (Double(cells.count) * 2 * style.rowHeight, 0, 0)
    case .slider: return (Self.sliderWidth, 0, 0)
    case .loading: return (0, 0, 0)
    case .search: return (Self.searchWidth, 0, 0)
    case .view(let view):
      let caption = view.caption.map { naturalWidth(of: $0) } ?? 0
      return (min(Self.maximumTextWidth, caption) + 4 * metrics.row.inset, 0, 0)
    }
  }

  private static let maximumTextWidth = 260.0
  private static let sliderWidth = 180.0
  private static let searchWidth = 220.0
}
