import MenuModel
import Scene

extension MockupLayout {
  /// Lays out a menu and the submenu that is open in it, from back to front.
  ///
  /// - Parameter origin: the left top corner of the menu's sheet.
  mutating func layOutMenu(_ menu: ResolvedMenu, at origin: Point) -> [LayoutBox] {
    var y = origin.y + metrics.panel.verticalPadding
    var children: [LayoutBox] = []
    var opened: (menu: ResolvedMenu, top: Double)?
    for (index, group) in menu.groups.enumerated() {
      if index > 0 {
        let frame = Rect(x: origin.x, y: y, width: style.panelWidth, height: metrics.panel.groupGap)
        children.append(
          LayoutBox(
            .gap, path: menu.path, frame: frame, look: .fill(style[.gap], cornerRadius: 0, smoothing: 0)))
        y = frame.maxY
      }
      let box = layOutGroup(group, of: menu, at: Point(x: origin.x, y: y), opened: &opened)
      children.append(box)
      y = box.frame.maxY
    }
    // A menu without items is as high as one.
    if menu.groups.isEmpty { y += style.rowHeight }
    y += metrics.panel.verticalPadding
    let frame = Rect(x: origin.x, y: origin.y, width: style.panelWidth, height: y - origin.y)
    let sheet = LayoutBox(
      .menu, path: menu.path, frame: frame, look: .panel(panelLook(isBehind: opened != nil)), children: children)
    guard let (submenu, top) = opened else { return [sheet] }
    let front = layOutMenu(submenu, at: Point(x: origin.x, y: top))
    // Each menu further back is smaller by the same factor.
    var scale = 1.0
    for _ in front { scale *= metrics.submenu.parentScale }
    let back = LayoutBox(
      .background, path: menu.path, frame: frame,
      look: .stepsBack(scale: scale, about: Point(x: frame.midX, y: frame.midY)), children: [sheet])
    return [back] + front
  }

  private func panelLook(isBehind: Bool) -> LayoutBox.Panel {
    LayoutBox.Panel(
      ground: style[.panel], cornerRadius: metrics.panel.cornerRadius, smoothing: metrics.panel.cornerSmoothing,
      border: style[.panelBorder], borderWidth: metrics.panel.borderWidth, shadow: style[.shadow],
      shadowSigma: metrics.panel.shadowBlur / 2, shadowOffset: metrics.panel.shadowOffset,
      film: isBehind ? style[.dim] : nil)
  }

  private mutating func layOutGroup(
    _ group: ResolvedGroup, of menu: ResolvedMenu, at origin: Point,
    opened: inout (menu: ResolvedMenu, top: Double)?
  ) -> LayoutBox {
    var rows: [LayoutBox] = []
    var y = origin.y
    for (index, row) in group.rows.enumerated() {
      var box = layOutRow(row, of: menu, at: Point(x: origin.x, y: y))
      y = box.frame.maxY
      if metrics.row.hasSeparators, index < group.rows.count - 1 {
        let edge = Rect(x: origin.x, y: y, width: style.panelWidth, height: 0)
        box.children.append(
          LayoutBox(.separator, path: row.path, frame: edge, look: .line(style[.separator], .bottom)))
      }
      rows.append(box)
      if let submenu = row.openSubmenu { opened = (submenu, box.frame.y) }
    }
    let frame = Rect(x: origin.x, y: origin.y, width: style.panelWidth, height: y - origin.y)
    return LayoutBox(.group, path: menu.path, frame: frame, children: rows)
  }

  /// Lays out one row over the whole width of a menu.
  private mutating func layOutRow(_ row: ResolvedRow, of menu: ResolvedMenu, at origin: Point) -> LayoutBox {
    switch row.content {
    case .item(let item): layOutItem(item, role: .row, row: row, menu: menu, at: origin)
    case .submenuHeader(let item): layOutItem(item, role: .submenuHeader, row: row, menu: menu, at: origin)
    case .cells(let cells, let kind): layOutCells(cells, kind: kind, row: row, at: origin)
    case .palette(let options): layOutPalette(options, row: row, at: origin)
    case .slider(let slider): layOutSlider(slider, row: row, at: origin)
    case .heading(let text): layOutLabel(text, metrics.heading, role: .heading, row: row, menu: menu, at: origin)
    case .text(let text): layOutLabel(text, metrics.footer, role: .text, row: row, menu: menu, at: origin)
    }
  }

  /// Lays out a heading, or explanatory text.
  private mutating func layOutLabel(
    _ text: ResolvedText, _ label: ThemeMetrics.Label, role: LayoutRole, row: ResolvedRow, menu: ResolvedMenu,
    at origin: Point
  ) -> LayoutBox {
    let isCentered = label.isCenteredInPlainMenus && !menu.hasGutter && !menu.hasGraphics
    let start = isCentered ? metrics.row.inset : titleStart(of: menu)
    let shaped = shape(text, width: style.panelWidth - start - metrics.row.inset)
    let frame = Rect(
      x: origin.x, y: origin.y, width: style.panelWidth,
      height: label.top + text.style.leading * Double(shaped.lines.count) + label.bottom)
    let box = textBox(
      .title, text, shaped, x: isCentered ? frame.midX : origin.x + start,
      firstBaseline: origin.y + label.top + baselineInLine(text.style), anchor: isCentered ? .center : .leading)
    return LayoutBox(role, path: row.path, name: row.name, frame: frame, children: [box])
  }
}

extension ResolvedRow {
  /// The submenu that is open at this row.
  var openSubmenu: ResolvedMenu? {
    switch content {
    case .item(let item): item.submenu
    case .cells(let cells, _): cells.lazy.compactMap(\.submenu).first
    case .submenuHeader, .palette, .slider, .heading, .text: nil
    }
  }
}
