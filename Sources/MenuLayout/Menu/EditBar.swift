import MenuResolve
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

extension MockupLayout {
  /// The metrics of an edit menu, in points at the text size `large`: estimates.
  private enum EditBar {
    static let height = 44.0
    static let padding = 14.0
    static let maximumWidth = 361.0
  }

  private var editBarHeight: Double { EditBar.height + style.rowGrowth }

  /// Lays out an edit menu as titles side by side.
  mutating func layOutBarPanel(_ menu: ResolvedMenu) -> MenuPanel {
    var panel = MenuPanel(path: menu.path, size: .zero, content: [])
    panel.cornerRadius = min(metrics.panel.cornerRadius, editBarHeight / 2)
    for group in menu.groups {
      for row in group.rows {
        guard case .cells(let cells, _) = row.content else { continue }
        panel.content.append(layOutTitles(cells, row: row, at: .zero))
      }
    }
    panel.size = Size(
      width: panel.content.reduce(editBarHeight) { max($0, $1.frame.maxX) }, height: editBarHeight)
    return panel
  }

  /// Lays out titles side by side, as many as fit, and an arrow to the next page if some do not fit.
  mutating func layOutTitles(_ cells: [ResolvedCell], row: ResolvedRow, at origin: Point) -> LayoutBox {
    let maximum = min(EditBar.maximumWidth, maximumMenuWidth)
    let widths = cells.map { titleWidth(of: $0) }
    let arrow = editBarHeight
    var shown = cells.count
    var total = widths.reduce(0, +)
    if total > maximum {
      while shown > 1, total + arrow > maximum {
        shown -= 1
        total = widths[..<shown].reduce(0, +)
      }
    }
    var x = origin.x
    var boxes: [LayoutBox] = []
    for (index, cell) in cells.prefix(shown).enumerated() {
      let hasLine = index < shown - 1 || shown < cells.count
      boxes.append(titleCell(cell, x: x, width: widths[index], y: origin.y, hasLine: hasLine))
      x += widths[index]
    }
    if shown < cells.count {
      let frame = Rect(x: x, y: origin.y, width: arrow, height: editBarHeight)
      let chevron = mockup.continuation.next.map {
        graphicBox($0, role: .disclosure, center: Point(x: frame.midX, y: frame.midY))
      }
      boxes.append(
        LayoutBox(.continuation, path: row.path, frame: frame, children: [chevron].compactMap { $0 }))
      x += arrow
    }
    let frame = Rect(x: origin.x, y: origin.y, width: x - origin.x, height: editBarHeight)
    return LayoutBox(.controlGroup, path: row.path, name: row.name, frame: frame, children: boxes)
  }

  private mutating func titleWidth(of cell: ResolvedCell) -> Double {
    let content =
      cell.label.map { naturalWidth(of: $0) } ?? cell.graphic.map { graphicBox($0, center: .zero).frame.width }
    return (content ?? 0) + 2 * EditBar.padding
  }

  private mutating func titleCell(
    _ cell: ResolvedCell, x: Double, width: Double, y: Double, hasLine: Bool
  ) -> LayoutBox {
    let frame = Rect(x: x, y: y, width: width, height: editBarHeight)
    var children: [LayoutBox] = []
    if cell.isHighlighted {
      children.append(
        LayoutBox(
          .highlight, path: cell.path, frame: frame, look: .fill(style[.highlight], cornerRadius: 0, smoothing: 0)))
    }
    if let label = cell.label {
      children.append(lineBox(.label, label, x: frame.midX, middle: frame.midY, anchor: .center))
    } else if let graphic = cell.graphic {
      children.append(graphicBox(graphic, center: Point(x: frame.midX, y: frame.midY)))
    }
    if hasLine {
      let area = Rect(x: frame.x, y: frame.y + 10, width: frame.width, height: max(0, frame.height - 20))
      children.append(
        LayoutBox(.separator, path: cell.path, frame: area, look: .line(style[.separator], .right)))
    }
    return LayoutBox(.cell, path: cell.path, name: cell.name, frame: frame, children: children)
  }
}
