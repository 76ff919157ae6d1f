import MenuResolve
import MenuTheme
import MockupScene

extension MockupLayout {
  /// Lays out a picker in one row: its options share the width, or scroll if they would become too narrow.
  mutating func layOutPalette(
    _ options: [ResolvedOption], row: ResolvedRow, columns: MenuColumns, at origin: Point
  ) -> LayoutBox {
    let scale = max(1, style.textScale)
    let lengths = metrics.palette
    let frame = Rect(
      x: origin.x, y: origin.y, width: columns.width, height: max(style.rowHeight, lengths.height * scale))
    let inset = min(lengths.inset, columns.width / 2)
    let room = columns.width - 2 * inset
    let minimum = lengths.minimumCell * scale
    let share = min(room / Double(max(1, options.count)), lengths.maximumCell * scale)
    let scrolls = share < minimum
    let cellWidth = scrolls ? minimum : share
    let hidden = max(0, cellWidth * Double(options.count) - room)
    let offset = scrolls ? scrollOffset(options, cellWidth: cellWidth, hidden: hidden, room: room) : 0
    let selection = min(lengths.selectionSize * scale, cellWidth, frame.height)
    var boxes: [LayoutBox] = []
    for (index, option) in options.enumerated() {
      let cell = Rect(
        x: origin.x + inset + cellWidth * Double(index) - offset, y: origin.y, width: cellWidth,
        height: frame.height)
      // Options scrolled out of sight are not in the image.
      guard demand.includesScrolledOut || cell.maxX > frame.x && cell.x < frame.maxX else { continue }
      var children: [LayoutBox] = []
      if option.isHighlighted {
        children.append(
          LayoutBox(
            .highlight, path: option.path, frame: cell,
            look: .fill(
              style[.selection], cornerRadius: metrics.highlight.cornerRadius > 0 ? lengths.selectionRadius : 0,
              smoothing: 0)))
      }
      if option.hasSelection {
        let area = Rect(
          center: Point(x: cell.midX, y: cell.midY), size: Size(width: selection, height: selection))
        children.append(
          LayoutBox(
            .selection, path: option.path, frame: area,
            look: .fill(
              style[.selection], cornerRadius: lengths.selectionRadius,
              smoothing: metrics.panel.cornerSmoothing)))
      }
      children.append(
        graphicBox(
          option.graphic, center: Point(x: cell.midX, y: cell.midY), width: cell.width))
      boxes.append(
        LayoutBox(.option, path: option.path, name: option.name, frame: cell, children: children))
    }
    let fade = lengths.fade * scale
    let look: LayoutBox.Look =
      scrolls
      ? .scroll(.horizontal, fadesAtStart: offset > 0 ? fade : 0, fadesAtEnd: offset < hidden ? fade : 0) : .none
    return LayoutBox(.palette, path: row.path, name: row.name, frame: frame, look: look, children: boxes)
  }

  /// Returns the scroll offset: just enough to move the first chosen option clear of the fade.
  private func scrollOffset(
    _ options: [ResolvedOption], cellWidth: Double, hidden: Double, room: Double
  ) -> Double {
    guard let chosen = options.firstIndex(where: { $0.isSelected }) else { return 0 }
    let end = cellWidth * Double(chosen + 1) + metrics.palette.fade * max(1, style.textScale)
    return min(hidden, max(0, end - room))
  }
}
