import MenuModel
import Scene

extension MockupLayout {
  /// Lays out a picker in one row: its options share the width, or scroll where they would become too narrow.
  mutating func layOutPalette(_ options: [ResolvedOption], row: ResolvedRow, at origin: Point) -> LayoutBox {
    let scale = max(1, style.textScale)
    let lengths = metrics.palette
    let frame = Rect(
      x: origin.x, y: origin.y, width: style.panelWidth, height: max(style.rowHeight, lengths.height * scale))
    let least = lengths.minimumCell * scale
    let share = style.panelWidth / Double(max(1, options.count))
    let scrolls = share < least
    let cellWidth = scrolls ? least : share
    let hidden = max(0, cellWidth * Double(options.count) - style.panelWidth)
    let offset = scrolls ? scrollOffset(options, cellWidth: cellWidth, hidden: hidden) : 0
    let selection = min(lengths.selectionSize * scale, cellWidth, frame.height)
    var boxes: [LayoutBox] = []
    for (index, option) in options.enumerated() {
      let cell = Rect(
        x: origin.x + cellWidth * Double(index) - offset, y: origin.y, width: cellWidth, height: frame.height)
      // What scrolls out of sight is no part of the picture.
      guard cell.maxX > frame.x, cell.x < frame.maxX else { continue }
      var children: [LayoutBox] = []
      if option.isHighlighted { children.append(highlightBox(option.path, cell)) }
      if option.hasSelection {
        let ground = Rect(
          center: Point(x: cell.midX, y: cell.midY), size: Size(width: selection, height: selection))
        children.append(
          LayoutBox(
            .selection, path: option.path, frame: ground,
            look: .fill(
              style[.selection], cornerRadius: lengths.selectionRadius,
              smoothing: metrics.panel.cornerSmoothing)))
      }
      children.append(
        graphicBox(
          option.graphic, center: Point(x: cell.midX, y: cell.midY), size: lengths.symbolSize * style.textScale))
      boxes.append(
        LayoutBox(.option, path: option.path, name: option.name, frame: cell, children: children))
    }
    let fade = lengths.fade * scale
    let look: LayoutBox.Look =
      scrolls
      ? .scroll(fadesAtStart: offset > 0 ? fade : 0, fadesAtEnd: offset < hidden ? fade : 0) : .none
    return LayoutBox(.palette, path: row.path, name: row.name, frame: frame, look: look, children: boxes)
  }

  /// How far the row is scrolled: just so far that the first chosen option stands clear of the fade.
  private func scrollOffset(_ options: [ResolvedOption], cellWidth: Double, hidden: Double) -> Double {
    guard let chosen = options.firstIndex(where: \.isSelected) else { return 0 }
    let end = cellWidth * Double(chosen + 1) + metrics.palette.fade * max(1, style.textScale)
    return min(hidden, max(0, end - style.panelWidth))
  }
}
