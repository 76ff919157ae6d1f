import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

extension MockupLayout {
  mutating func layOutItem(
    _ item: ResolvedItem, role: LayoutRole, row: ResolvedRow, columns: MenuColumns, isLast: Bool,
    at origin: Point
  ) -> LayoutBox {
    let titleStyle: TextStyle = style[.title]
    let start = origin.x + titleX(of: item, columns: columns)
    var side = layOutSides(of: item, columns: columns, at: origin)
    // If there is not enough room, the title takes precedence over badge and shortcut.
    if item.badge != nil || !item.shortcut.isEmpty, isCramped(item, room: side.end - start) {
      var bare = item
      bare.shortcut = []
      side = layOutSides(of: bare, columns: columns, at: origin)
      if isCramped(item, room: side.end - start) {
        bare.badge = nil
        side = layOutSides(of: bare, columns: columns, at: origin)
      }
    }

    // The text lines determine the height.
    let firstBaseline = style.rowHeight / 2 + metrics.row.baselineShift * titleStyle.size
    var lastBaseline: Double = firstBaseline
    var texts: [LayoutBox] = []
    let width = max(side.end - start, titleStyle.size)
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
    // The line between a row and the next belongs to the row.
    let withoutLine = isLast ? metrics.row.lineAllowance : 0
    let height: Double = lastBaseline > firstBaseline ? lastBaseline + below : style.rowHeight - withoutLine
    let frame = Rect(x: origin.x, y: origin.y, width: columns.width, height: height)

    var children: [LayoutBox] = []
    if let highlight = item.highlight { children += highlightBoxes(highlight, path: row.path, in: frame) }
    if let mark = item.mark {
      children.append(
        graphicBox(
          mark, role: .mark, center: Point(x: origin.x + columns.gutter.markCenter, y: frame.midY + metrics.mark.drop)))
    }
    if let division = side.division, item.isSplit {
      let line = Rect(x: division, y: frame.y, width: 0, height: frame.height)
        .insetVertically(by: metrics.row.spacing / 2)
      children.append(LayoutBox(.separator, path: row.path, frame: line, look: .line(style[.separator], .right)))
    }
    children.append(contentsOf: texts)
    for index in side.boxes.indices { side.boxes[index].move(x: 0, y: frame.midY) }
    children.append(contentsOf: side.boxes)
    return LayoutBox(role, path: row.path, name: row.name, frame: frame, children: children)
  }

  /// Returns the preferred widths: up to the end of the title, of the trailing part with its gap, and of the whole row
  /// if its chevron is in no column.
  mutating func naturalWidth(
    of item: ResolvedItem, columns: MenuColumns
  ) -> (total: Double, title: Double, trailing: Double) {
    var title = 0.0
    if let text = item.title { title = naturalWidth(of: text) }
    if let text = item.subtitle { title = max(title, naturalWidth(of: text)) }
    let start = titleX(of: item, columns: columns)
    var trailing = trailingInset(of: item)
    if let disclosure = item.disclosure {
      let box = graphicBox(disclosure, center: .zero)
      if let center = metrics.mark.chevronCenter { trailing = max(0, center - box.frame.width / 2) }
      trailing += (metrics.mark.chevronGap ?? metrics.shortcut.gap) + box.frame.width
      let isAlone = item.badge == nil && item.shortcut.isEmpty
      if isAlone, metrics.row.insetBesideSubmenus != nil { return (start + title + trailing, start + title, 0) }
    } else if columns.hasSubmenus, item.badge == nil, item.shortcut.isEmpty,
      let inset = metrics.row.insetBesideSubmenus
    {
      return (start + title + inset, start + title, 0)
    }
    if let badge = item.badge {
      trailing += metrics.row.spacing + naturalWidth(of: badge) + 2 * metrics.badge.padding
    }
    if let first = item.shortcut.first {
      trailing += metrics.shortcut.gap
      trailing +=
        item.shortcut.count == 2
        ? columns.modifierWidth + metrics.shortcut.keyGap + columns.keyWidth : naturalWidth(of: first)
    }
    return (0, start + title, trailing)
  }

  private func trailingInset(of item: ResolvedItem) -> Double {
    (item.shortcut.isEmpty ? nil : metrics.shortcut.trailingInset) ?? metrics.row.trailingInset
  }

  /// Returns whether a title has room for fewer than three letters and needs more.
  private mutating func isCramped(_ item: ResolvedItem, room: Double) -> Bool {
    guard room < 3 * style[.title].size, let title = item.title else { return false }
    return naturalWidth(of: title) > room + 1e-6
  }

  /// The parts beside the text of a row; the row's middle is at height zero.
  private struct Sides {
    var boxes: [LayoutBox] = []
    var end: Double
    /// The start of the part that opens the submenu.
    var division: Double?
  }

  private mutating func layOutSides(of item: ResolvedItem, columns: MenuColumns, at origin: Point) -> Sides {
    let right = origin.x + columns.width
    var sides = Sides(end: right - trailingInset(of: item))
    if let disclosure = item.disclosure {
      let box = graphicBox(disclosure, role: .disclosure, center: .zero)
      let center = metrics.mark.chevronCenter.map { right - $0 } ?? sides.end - box.frame.width / 2
      sides.boxes.append(box.moved(x: center, y: metrics.mark.chevronDrop))
      sides.end = center - box.frame.width / 2 - metrics.row.spacing
      sides.division = sides.end
    }
    let column = columns.symbol
    switch metrics.symbol.side {
    case .trailing:
      if let graphic = item.graphic {
        sides.boxes.append(
          graphicBox(graphic, center: Point(x: right - column.center, y: metrics.symbol.drop), width: column.slot))
      }
      if item.graphic != nil || (columns.hasGraphics && (item.badge != nil || !item.shortcut.isEmpty)) {
        sides.end = min(sides.end, right - column.center - column.slot / 2)
      }
    case .leading:
      if let graphic = item.graphic {
        let x = origin.x + columns.symbolStart + item.indentation + column.center
        let center = Point(x: x, y: metrics.symbol.drop)
        var box = graphicBox(graphic, center: center, width: column.slot)
        if let mark = item.mark {
          // A wide symbol keeps its distance from the mark.
          let end = origin.x + columns.gutter.markCenter + graphicBox(mark, center: .zero).frame.width / 2
          let room = max(1, 2 * (x - end))
          if box.frame.width > room {
            box = graphicBox(graphic, center: center, factor: room / box.frame.width, width: column.slot)
          }
        }
        sides.boxes.append(box)
      }
    }
    if let badge = item.badge {
      let box = badgeBox(badge, end: sides.end, menuWidth: columns.width)
      sides.boxes.append(box)
      sides.end = box.frame.x - metrics.row.spacing
    }
    if !item.shortcut.isEmpty { appendShortcut(item.shortcut, columns: columns, to: &sides) }
    sides.boxes.reverse()
    return sides
  }

  /// Appends a shortcut: as one text at the end, or with key and modifiers on two sides of an axis that all rows share.
  private mutating func appendShortcut(_ parts: [ResolvedText], columns: MenuColumns, to sides: inout Sides) {
    let end = sides.end
    var boxes: [LayoutBox] = []
    if parts.count == 2 {
      // Shortcuts read left to right in every language, so in a mirrored menu the key is the inner part.
      let isMirrored = mockup.isRightToLeft
      let keys = isMirrored ? end - columns.modifierWidth - metrics.shortcut.keyGap : end
      let modifiers = isMirrored ? end - columns.modifierWidth : end - columns.keyWidth - metrics.shortcut.keyGap
      if !parts[0].string.isEmpty {
        boxes.append(lineBox(.shortcut, parts[0], x: modifiers, middle: 0, anchor: isMirrored ? .left : .right))
      }
      if !parts[1].string.isEmpty {
        switch metrics.shortcut.keyAlignment {
        case .leading:
          let shift = [",", "."].contains(parts[1].string) ? metrics.shortcut.punctuationShift : 0
          let x = isMirrored ? keys + shift : keys - columns.keyWidth - shift
          boxes.append(lineBox(.shortcut, parts[1], x: x, middle: 0, anchor: isMirrored ? .right : .left))
        case .center:
          boxes.append(lineBox(.shortcut, parts[1], x: keys - columns.keyWidth / 2, middle: 0, anchor: .center))
        }
      }
    } else if let combined = parts.first {
      boxes.append(lineBox(.shortcut, combined, x: end, middle: 0, anchor: .right))
    }
    sides.boxes += boxes.reversed()
    sides.end = boxes.reduce(end) { min($0, $1.frame.x - metrics.shortcut.gap) }
  }

  func highlightBoxes(_ highlight: ResolvedHighlight, path: DocumentPath, in frame: Rect) -> [LayoutBox] {
    let lengths = metrics.highlight
    let area = Rect(
      x: frame.x + min(lengths.inset, frame.width / 2), y: frame.y, width: max(0, frame.width - 2 * lengths.inset),
      height: frame.height)
    let radius = min(lengths.cornerRadius, area.height / 2, area.width / 2)
    // Corners that meet are circular: smoothing would leave a point.
    let smoothing = 2 * radius < min(area.height, area.width) ? metrics.panel.cornerSmoothing : 0
    var boxes = [
      LayoutBox(
        .highlight, path: path, frame: area,
        look: .fill(highlight.color, cornerRadius: radius, smoothing: radius > 0 ? smoothing : 0))
    ]
    if lengths.ringWidth > 0, highlight.ring.alpha > 0 {
      // The ring is slightly outside the background, so that both are visible.
      let ring = area.inset(by: -lengths.ringWidth)
      boxes.append(
        LayoutBox(
          .focusRing, path: path, frame: ring,
          look: .outline(
            highlight.ring, width: lengths.ringWidth, cornerRadius: radius + lengths.ringWidth,
            smoothing: smoothing)))
    }
    return boxes
  }

  private mutating func badgeBox(_ badge: ResolvedText, end: Double, menuWidth: Double) -> LayoutBox {
    let shaped = shape(badge, width: menuWidth / 3, lines: 1)
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

extension Rect {
  fileprivate func insetVertically(by distance: Double) -> Rect {
    Rect(x: x, y: y + distance, width: width, height: max(0, height - 2 * distance))
  }
}
