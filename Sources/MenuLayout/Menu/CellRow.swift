import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols

extension MockupLayout {
  mutating func layOutCells(
    _ cells: [ResolvedCell], kind: ResolvedRow.Cells, row: ResolvedRow, columns: MenuColumns, at origin: Point
  ) -> LayoutBox {
    if kind == .titles { return layOutTitles(cells, row: row, at: origin) }
    let lengths = kind == .medium ? metrics.mediumCell : metrics.smallCell
    let symbols = style[kind == .medium ? .mediumCell : .smallCell]
    // A cell grows with its text line and its symbol.
    let symbolGrowth = symbols.size - symbols.standardSize
    let labelGrowth = kind == .medium ? style.growth(of: .cell) : 0
    // A cell without a label grows from the standard text size as a row does.
    let minimum = kind == .medium ? 0 : lengths.height + style.rowGrowth
    let height = max(lengths.height + symbolGrowth + labelGrowth, minimum)
    let frame = Rect(x: origin.x, y: origin.y, width: columns.width, height: height)
    let gaps = lengths.gap * Double(max(0, cells.count - 1)) + 2 * lengths.inset
    let cellWidth = max(1, (columns.width - gaps) / Double(max(1, cells.count)))
    var boxes: [LayoutBox] = []
    for (index, cell) in cells.enumerated() {
      let cellFrame = Rect(
        x: origin.x + lengths.inset + (cellWidth + lengths.gap) * Double(index), y: origin.y, width: cellWidth,
        height: height)
      let radius = min(lengths.cornerRadius, cellWidth / 2, height / 2)
      func fillBox(_ role: LayoutRole, _ color: Color) -> LayoutBox {
        LayoutBox(
          role, path: cell.path, frame: cellFrame,
          look: .fill(color, cornerRadius: radius, smoothing: radius > 0 ? metrics.panel.cornerSmoothing : 0))
      }
      var children: [LayoutBox] = []
      if style[.cellGround].alpha > 0, kind == .medium { children.append(fillBox(.selection, style[.cellGround])) }
      if cell.isOn { children.append(fillBox(.selection, style[.selection])) }
      if cell.isHighlighted { children.append(fillBox(.highlight, style[.highlight])) }
      let isLabelled = kind == .medium && cell.graphic != nil && cell.label != nil
      if let graphic = cell.graphic {
        let y = isLabelled ? lengths.symbolCenter + symbolGrowth / 2 : height / 2
        children.append(
          graphicBox(graphic, center: Point(x: cellFrame.midX, y: origin.y + y)))
      }
      if let label = cell.label {
        let shaped = shape(label, width: cellWidth - 2 * lengths.padding, lines: 1)
        let baseline =
          isLabelled
          ? lengths.baseline + symbolGrowth + labelGrowth / 2
          : height / 2 + metrics.row.baselineShift * label.style.size
        children.append(
          textBox(
            .label, label, shaped, x: cellFrame.midX, firstBaseline: origin.y + baseline, anchor: .center))
      }
      if metrics.row.hasSeparators, lengths.gap == 0, index < cells.count - 1 {
        let edge = Rect(x: cellFrame.maxX, y: origin.y, width: 0, height: height)
        children.append(
          LayoutBox(.separator, path: cell.path, frame: edge, look: .line(style[.separator], .right)))
      }
      boxes.append(
        LayoutBox(.cell, path: cell.path, name: cell.name, frame: cellFrame, children: children))
    }
    return LayoutBox(
      kind == .stepper ? .stepper : .controlGroup, path: row.path, name: row.name, frame: frame, children: boxes)
  }
}
