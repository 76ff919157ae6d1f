import MenuModel
import Scene

extension MockupLayout {
  /// Where the gutter ends and titles start, in points from the leading edge.
  ///
  /// The gutter grows with the text, as the marks in it do.
  func titleStart(of menu: ResolvedMenu) -> Double {
    let start =
      menu.hasGutter
      ? metrics.row.inset + (metrics.row.gutterInset - metrics.row.inset) * style.textScale : metrics.row.inset
    guard metrics.symbol.side == .leading, menu.hasGraphics else { return start }
    return max(start, symbolColumn.center + symbolColumn.slot / 2)
  }

  /// Centre and width of the column of symbols, in points from the edge on whose side it is.
  private var symbolColumn: (center: Double, slot: Double) {
    let slot = metrics.symbol.slot * max(1, style.textScale)
    return (metrics.symbol.center + (slot - metrics.symbol.slot) / 2, slot)
  }

  /// The centre of the marks, in points from the leading edge: it keeps to the middle of the growing gutter.
  private var markCenter: Double {
    let growth = (metrics.row.gutterInset - metrics.row.inset) * (style.textScale - 1)
    return metrics.mark.center + growth / 2
  }

  /// Lays out an item of a list.
  mutating func layOutItem(
    _ item: ResolvedItem, role: LayoutRole, row: ResolvedRow, menu: ResolvedMenu, at origin: Point
  ) -> LayoutBox {
    let right = origin.x + style.panelWidth
    let titleStyle: TextStyle = style[.title]
    let textSize = 17 * style.textScale
    let start = origin.x + titleStart(of: menu)

    // What stands at the end, from the edge inwards.
    var end = right - metrics.row.inset
    var trailing: [(Double) -> LayoutBox] = []
    if let disclosure = item.disclosure {
      let box = graphicBox(disclosure, role: .disclosure, center: .zero, size: metrics.mark.size * style.textScale)
      let center = end - box.frame.width / 2
      trailing.append { box.moved(x: center, y: $0) }
      end = center - box.frame.width / 2
    }
    if metrics.symbol.side == .trailing {
      let column = symbolColumn
      if let graphic = item.graphic {
        let box = graphicBox(graphic, center: .zero, size: textSize)
        trailing.append { box.moved(x: right - column.center, y: $0) }
      }
      if item.graphic != nil || (menu.hasGraphics && (item.badge != nil || item.shortcut != nil)) {
        end = min(end, right - column.center - column.slot / 2)
      }
    } else if let graphic = item.graphic {
      let box = graphicBox(graphic, center: .zero, size: textSize)
      let x = origin.x + symbolColumn.center
      trailing.append { box.moved(x: x, y: $0) }
    }
    if let badge = item.badge {
      let boxes = badgeBoxes(badge, end: end)
      trailing.append { boxes.moved(x: 0, y: $0) }
      end = boxes.frame.x - metrics.row.spacing
    }
    if let shortcut = item.shortcut {
      let shaped = shape(shortcut, width: nil, lines: 1)
      let box = textBox(
        .shortcut, shortcut, shaped, x: end, firstBaseline: metrics.row.baselineShift * shortcut.style.size,
        anchor: .trailing)
      trailing.append { box.moved(x: 0, y: $0) }
      end = box.frame.x - metrics.row.spacing
    }

    // The lines of text decide the height.
    let firstBaseline = style.rowHeight / 2 + metrics.row.baselineShift * titleStyle.size
    var lastBaseline: Double = firstBaseline
    var texts: [LayoutBox] = []
    let width = max(end - start, titleStyle.size)
    if let title = item.title {
      let shaped = shape(title, width: width)
      texts.append(textBox(.title, title, shaped, x: start, firstBaseline: origin.y + firstBaseline))
      lastBaseline += Double(shaped.lines.count - 1) * title.style.leading
    }
    if let subtitle = item.subtitle {
      let shaped = shape(subtitle, width: width)
      let baseline = item.title == nil ? firstBaseline : lastBaseline + subtitle.style.leading
      texts.append(textBox(.subtitle, subtitle, shaped, x: start, firstBaseline: origin.y + baseline))
      lastBaseline = baseline + Double(shaped.lines.count - 1) * subtitle.style.leading
    }
    let below = style.rowHeight - firstBaseline - metrics.row.lineAllowance
    let height: Double = lastBaseline > firstBaseline ? lastBaseline + below : style.rowHeight
    let frame = Rect(x: origin.x, y: origin.y, width: style.panelWidth, height: height)

    var children: [LayoutBox] = []
    if item.isHighlighted { children.append(highlightBox(row.path, frame)) }
    if let mark = item.mark {
      children.append(
        graphicBox(
          mark, role: .mark, center: Point(x: origin.x + markCenter, y: frame.midY),
          size: metrics.mark.size * style.textScale))
    }
    children.append(contentsOf: texts)
    children.append(contentsOf: trailing.reversed().map { $0(frame.midY) })
    return LayoutBox(role, path: row.path, name: row.name, frame: frame, children: children)
  }

  /// The ground of a highlighted row or cell.
  func highlightBox(_ path: DocumentPath, _ frame: Rect) -> LayoutBox {
    LayoutBox(.highlight, path: path, frame: frame, look: .fill(style[.highlight], cornerRadius: 0, smoothing: 0))
  }

  /// A badge that ends at `end`, its middle at height zero.
  private mutating func badgeBoxes(_ badge: ResolvedText, end: Double) -> LayoutBox {
    let shaped = shape(badge, width: style.panelWidth / 3, lines: 1)
    let height = metrics.badge.height + style.growth(of: .badge)
    let width = max(height, shaped.width + 2 * metrics.badge.padding)
    let frame = Rect(x: end - width, y: -height / 2, width: width, height: height)
    let text = textBox(
      .title, badge, shaped, x: frame.midX, firstBaseline: metrics.row.baselineShift * badge.style.size,
      anchor: .center)
    return LayoutBox(
      .badge, path: badge.path, frame: frame,
      look: .fill(style[.badgeGround], cornerRadius: height / 2, smoothing: 0), children: [text])
  }
}
