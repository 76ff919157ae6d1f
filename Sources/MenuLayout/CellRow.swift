import MenuModel
import Scene

extension MockupLayout {
  /// Lays out the cells of a control group: they share the width equally.
  mutating func layOutCells(
    _ cells: [ResolvedCell], kind: ResolvedRow.Cells, row: ResolvedRow, at origin: Point
  ) -> LayoutBox {
    let lengths = kind == .medium ? metrics.mediumCell : metrics.smallCell
    let symbolSize = lengths.symbolSize * style.textScale
    // A cell grows as the line of text in it does, and its symbol.
    let symbolGrowth = metrics.symbol.height * (symbolSize - lengths.symbolSize) / 17
    let labelGrowth = kind == .medium ? style.growth(of: .cell) : 0
    let height = max(lengths.height + symbolGrowth + labelGrowth, kind == .medium ? 0 : style.rowHeight)
    let frame = Rect(x: origin.x, y: origin.y, width: style.panelWidth, height: height)
    let cellWidth = style.panelWidth / Double(max(1, cells.count))
    var boxes: [LayoutBox] = []
    for (index, cell) in cells.enumerated() {
      let cellFrame = Rect(x: origin.x + cellWidth * Double(index), y: origin.y, width: cellWidth, height: height)
      var children: [LayoutBox] = []
      if cell.isOn {
        children.append(
          LayoutBox(
            .selection, path: cell.path, frame: cellFrame,
            look: .fill(style[.selection], cornerRadius: 0, smoothing: 0)))
      }
      if cell.isHighlighted { children.append(highlightBox(cell.path, cellFrame)) }
      let isLabelled = kind == .medium && cell.graphic != nil && cell.label != nil
      if let graphic = cell.graphic {
        let y = isLabelled ? lengths.symbolCenter + symbolGrowth / 2 : height / 2
        children.append(
          graphicBox(graphic, center: Point(x: cellFrame.midX, y: origin.y + y), size: symbolSize))
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
      if metrics.row.hasSeparators, index < cells.count - 1 {
        let edge = Rect(x: cellFrame.maxX, y: origin.y, width: 0, height: height)
        children.append(
          LayoutBox(.separator, path: cell.path, frame: edge, look: .line(style[.separator], .trailing)))
      }
      boxes.append(
        LayoutBox(.cell, path: cell.path, name: cell.name, frame: cellFrame, children: children))
    }
    return LayoutBox(
      kind == .stepper ? .stepper : .controlGroup, path: row.path, name: row.name, frame: frame, children: boxes)
  }
}
