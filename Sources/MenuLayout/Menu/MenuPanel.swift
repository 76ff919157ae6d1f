import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

/// A menu before placement: its top left corner is at zero.
struct MenuPanel {
  var path: DocumentPath
  var size: Size
  var content: [LayoutBox]
  var opened: Opened?
  /// The corner radius; `nil` for that of menus.
  var cornerRadius: Double?
  /// Its content is in the layout of another state.
  var isLaidOutBefore = false

  struct Opened {
    var menu: ResolvedMenu
    var row: Rect
  }
}

extension MockupLayout {
  /// Lays out the rows of a menu, unless its panel is known.
  ///
  /// - Parameters:
  ///   - isTurned: puts the first item at the bottom.
  ///   - button: a pop-up button that the menu must cover to its end, and the start of its title.
  mutating func layOutPanel(
    _ menu: ResolvedMenu, isTurned: Bool, over button: (frame: Rect, title: Point)? = nil
  ) -> MenuPanel {
    if menu.path != demand.innermost, let known = demand.panels.panel(of: menu, isTurned: isTurned) { return known }
    let panel = menu.isBar ? layOutBarPanel(menu) : layOutRows(of: menu, isTurned: isTurned, over: button)
    if demand.returnsPanels { panels.add(panel, isTurned: isTurned) }
    return panel
  }

  private mutating func layOutRows(
    of menu: ResolvedMenu, isTurned: Bool, over button: (frame: Rect, title: Point)?
  ) -> MenuPanel {
    let turned = isTurned ? menu.turned : menu.groups
    let groups = turned.span
    var columns = columns(of: menu)
    if let button { columns.width = max(columns.width, columns.titleStart + button.frame.maxX - button.title.x) }
    var panel = MenuPanel(path: menu.path, size: .zero, content: [])
    var y = metrics.panel.verticalPadding
    for index in groups.indices {
      if index > 0 {
        let box = dividerBox(of: menu, y: y, width: columns.width)
        panel.content.append(box)
        y = box.frame.maxY
      }
      let box = layOutGroup(groups[index], of: menu, columns: columns, y: y, opened: &panel.opened)
      panel.content.append(box)
      y = box.frame.maxY
    }
    // An empty menu is as high as one row.
    if groups.isEmpty { y += style.rowHeight }
    panel.size = Size(width: columns.width, height: y + metrics.panel.verticalPadding)
    return panel
  }

  private func dividerBox(of menu: ResolvedMenu, y: Double, width: Double) -> LayoutBox {
    let lengths = metrics.divider
    let frame = Rect(x: 0, y: y, width: width, height: lengths.height)
    var line: [LayoutBox] = []
    if lengths.hasLine {
      let inset = min(lengths.lineInset, width / 2)
      line.append(
        LayoutBox(
          .separator, path: menu.path,
          frame: Rect(x: inset, y: y, width: width - 2 * inset, height: lengths.height),
          look: .line(style[.divider], .middle, thickness: lengths.lineWidth)))
    }
    return LayoutBox(
      .gap, path: menu.path, frame: frame, look: .fill(style[.gap], cornerRadius: 0, smoothing: 0), children: line)
  }

  private mutating func layOutGroup(
    _ group: ResolvedGroup, of menu: ResolvedMenu, columns: MenuColumns, y top: Double,
    opened: inout MenuPanel.Opened?
  ) -> LayoutBox {
    let columns = columns.narrowed(to: group, by: &self)
    var boxes: [LayoutBox] = []
    boxes.reserveCapacity(group.rows.count)
    var y = top
    // Indexes avoid copying rows, which would retain all their contents.
    let rows = group.rows.span
    for index in rows.indices {
      if index > 0 { y += metrics.row.gap }
      let isLast = index == rows.count - 1
      var box = layOutRow(rows[index], columns: columns, isLast: isLast, at: Point(x: 0, y: y))
      y = box.frame.maxY
      if metrics.row.hasSeparators, !isLast {
        let edge = Rect(x: 0, y: y, width: columns.width, height: 0)
        box.children.append(
          LayoutBox(.separator, path: rows[index].path, frame: edge, look: .line(style[.separator], .bottom)))
      }
      if let submenu = rows[index].openSubmenu { opened = MenuPanel.Opened(menu: submenu, row: box.frame) }
      boxes.append(box)
    }
    let frame = Rect(x: 0, y: top, width: columns.width, height: y - top)
    return LayoutBox(.group, path: menu.path, frame: frame, children: boxes)
  }
}

extension ResolvedMenu {
  /// The groups with the first item at the bottom. Headings stay above their items, and explanatory texts below.
  fileprivate var turned: [ResolvedGroup] {
    var groups = groups
    var title: ResolvedRow?
    if let first = groups.first?.rows.first, first.isHeading, first.path == path {
      title = first
      groups[0].rows.removeFirst()
    }
    groups.reverse()
    for index in groups.indices { groups[index].rows = groups[index].rows.turned }
    if let title { groups[0].rows.insert(title, at: 0) }
    return groups.filter { !$0.rows.isEmpty }
  }
}

extension [ResolvedRow] {
  fileprivate var turned: [ResolvedRow] {
    let heads = prefix { $0.isHeading }
    let feet = reversed().prefix { $0.isText }.reversed()
    let middle = dropFirst(heads.count).dropLast(Swift.min(feet.count, count - heads.count))
    return heads + middle.reversed() + feet.suffix(count - heads.count - middle.count)
  }
}
