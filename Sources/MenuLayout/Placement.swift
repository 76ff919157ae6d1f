import MenuResolve
import MenuTheme
import MockupScene
import PositionedJSON

extension MockupLayout {
  /// Places a menu where the platform opens it, with its open submenus, from back to front.
  mutating func place(_ menu: ResolvedMenu, at control: PlacedControl, on stage: Stage) -> [LayoutBox] {
    var panel = layOutPanel(menu, isTurned: false, over: control.anchor.popUpButton)
    let isUpward = opensUpward(height: panel.size.height, at: control, on: stage)
    if isUpward, menu.reversesUpward { panel = layOutPanel(menu, isTurned: true) }
    var fullFrame = Rect(origin: .zero, size: panel.size)
    switch control.anchor {
    case .none:
      fullFrame = Rect(origin: stage.frame == nil ? .zero : stage.centered(panel.size).origin, size: panel.size)
    case .popUp(_, let title):
      // The titles align, so choosing the same option again moves nothing.
      let chosen = panel.content.chosenTitle ?? Point(x: metrics.row.inset, y: metrics.panel.verticalPadding)
      fullFrame = fullFrame.offset(x: title.x - chosen.x, y: title.y - chosen.y)
    case .point(let point): fullFrame = fullFrame.offset(x: point.x, y: point.y)
    case .frame(let frame, let gap):
      let isLeading = metrics.placement.alignment == .leading
      let x =
        horizontalPosition(width: panel.size.width, at: frame, on: stage) + (isLeading ? metrics.placement.offset : 0)
      fullFrame = fullFrame.offset(x: x, y: isUpward ? frame.y - gap - fullFrame.height : frame.maxY + gap)
    case .barTitle(let frame, let gap):
      fullFrame = fullFrame.offset(x: frame.x + metrics.menuBar.menuOffset, y: frame.maxY + gap)
    case .above(let frame, let gap):
      fullFrame = fullFrame.offset(x: frame.midX - panel.size.width / 2, y: frame.y - gap - fullFrame.height)
    }
    let visible = fitted(fullFrame, at: control, on: stage)
    // The hidden part is on the side away from the button; the chosen row of a pop-up menu stays in place.
    var start = isUpward ? max(0, fullFrame.height - visible.height) : 0
    if case .popUp = control.anchor { start = max(0, visible.y - fullFrame.y) }
    let offset = isUpward ? start - menu.scrollOffset : start + menu.scrollOffset
    return open(consume panel, visible: visible, offset: offset, isBottomAligned: isUpward, on: stage)
  }

  // MARK: Direction

  /// The fraction of the screen height below which a button's menu opens upward.
  private static let upwardThreshold = 0.55

  private func opensUpward(height: Double, at control: PlacedControl, on stage: Stage) -> Bool {
    guard case .frame(let frame, let gap) = control.anchor, let bounds = stage.bounds else { return false }
    let above = frame.y - gap - bounds.y
    let below = bounds.maxY - frame.maxY - gap
    let prefersUpward: Bool
    switch metrics.placement.alignment {
    case .automatic:
      prefersUpward = frame.midY > (stage.screen?.y ?? 0) + Self.upwardThreshold * (stage.screen?.height ?? 0)
    case .leading: prefersUpward = false
    }
    // The other side is used only if the preferred one has too little room.
    if prefersUpward { return height <= above || above >= below }
    return height > below && above > below
  }

  private func horizontalPosition(width: Double, at frame: Rect, on stage: Stage) -> Double {
    guard let screen = stage.screen, metrics.placement.alignment == .automatic, screen.width > 0 else {
      return frame.x
    }
    // Near a screen edge, edges align; elsewhere, centers.
    let fraction = (frame.midX - screen.x) / screen.width
    if fraction < 0.4 { return frame.x }
    return fraction > 0.6 ? frame.maxX - width : frame.midX - width / 2
  }

  /// Returns the visible part of a menu: all of it if there is room.
  private func fitted(_ fullFrame: Rect, at control: PlacedControl, on stage: Stage) -> Rect {
    guard let bounds = stage.bounds else { return fullFrame }
    var visible = fullFrame
    visible.x = min(max(visible.x, bounds.x), max(bounds.x, bounds.maxX - visible.width))
    switch control.anchor {
    case .frame, .barTitle, .popUp, .above:
      // A menu keeps its position at the button and is cut at the screen edges.
      let top = max(visible.y, bounds.y)
      let bottom = min(visible.maxY, bounds.maxY)
      let minimum = min(visible.height, 3 * style.rowHeight)
      if bottom - top >= minimum {
        visible.y = top
        visible.height = bottom - top
        return visible
      }
    case .none, .point: break
    }
    visible.height = min(visible.height, bounds.height)
    visible.y = min(max(visible.y, bounds.y), bounds.maxY - visible.height)
    return visible
  }

  /// Returns the boxes of a menu and its open submenus.
  ///
  /// - Parameters:
  ///   - room: the area for the panel; a longer menu is partly hidden.
  ///   - requested: the scroll offset of the menu, in points.
  ///   - isBottomAligned: aligns a panel that is lower than `room` with its bottom edge.
  private mutating func open(
    _ panel: consuming MenuPanel, visible room: Rect, offset requested: Double, isBottomAligned: Bool = false,
    on stage: Stage
  ) -> [LayoutBox] {
    let scroll = scroll(of: panel, in: room, requested: requested, isBottomAligned: isBottomAligned)
    let (visible, offset) = (scroll.visible, scroll.offset)
    let isCovered = panel.opened != nil && metrics.submenu.opens == .inPlace
    let (path, opened) = (panel.path, panel.opened)
    var look = panelLook(isBehind: isCovered)
    look.cornerRadius = panel.cornerRadius ?? look.cornerRadius
    let box = LayoutBox(
      .menu, path: path, frame: visible, look: .panel(look),
      children: visibleContent(of: consume panel, scroll))
    guard let opened else { return [box] }
    let row = opened.row.offset(x: visible.x, y: visible.y - offset)
    switch metrics.submenu.opens {
    case .inPlace:
      let front = openInPlace(opened.menu, over: row, of: visible, on: stage)
      // Each menu further back is smaller by the same factor.
      var scale = 1.0
      for _ in front { scale *= metrics.submenu.parentScale }
      let back = LayoutBox(
        .parentMenu, path: path, frame: visible,
        look: .stepsBack(scale: scale, about: Point(x: visible.midX, y: visible.midY)), children: [box])
      return [back] + front
    case .beside: return [box] + openBeside(opened.menu, at: row, of: visible, on: stage)
    }
  }

  /// Opens a submenu over its parent: its first row covers the parent's row.
  private mutating func openInPlace(
    _ menu: ResolvedMenu, over row: Rect, of parent: Rect, on stage: Stage
  ) -> [LayoutBox] {
    let panel = layOutPanel(menu, isTurned: false)
    let fullFrame = Rect(x: parent.x, y: row.y, width: panel.size.width, height: panel.size.height)
    return open(consume panel, visible: shifted(fullFrame, into: stage.bounds), offset: menu.scrollOffset, on: stage)
  }

  /// Opens a submenu beside its parent, its first row level with the parent's; on the other side if there is no room.
  private mutating func openBeside(
    _ menu: ResolvedMenu, at row: Rect, of parent: Rect, on stage: Stage
  ) -> [LayoutBox] {
    let panel = layOutPanel(menu, isTurned: false)
    let overlap = metrics.submenu.overlap
    var fullFrame = Rect(
      x: parent.maxX - overlap, y: row.y - metrics.panel.verticalPadding, width: panel.size.width,
      height: panel.size.height)
    if let bounds = stage.bounds, fullFrame.maxX > bounds.maxX {
      let other = parent.x + overlap - fullFrame.width
      // If neither side has enough room, the roomier side is used.
      if other >= bounds.x || parent.x - bounds.x > bounds.maxX - parent.maxX { fullFrame.x = other }
    }
    return open(consume panel, visible: shifted(fullFrame, into: stage.bounds), offset: menu.scrollOffset, on: stage)
  }

  private func shifted(_ panel: Rect, into bounds: Rect?) -> Rect {
    guard let bounds else { return panel }
    var moved = panel
    moved.height = min(moved.height, bounds.height)
    moved.x = min(max(moved.x, bounds.x), max(bounds.x, bounds.maxX - moved.width))
    moved.y = min(max(moved.y, bounds.y), bounds.maxY - moved.height)
    return moved
  }

  /// The scroll state of a menu that may be longer than its panel.
  private struct Scroll {
    var visible: Rect
    /// The height hidden above.
    var offset: Double
    var isLonger: Bool
    /// The height of the fade or strip above; 0 at the start.
    var above = 0.0
    /// The height of the fade or strip below; 0 at the end.
    var below = 0.0
  }

  private func scroll(
    of panel: MenuPanel, in room: Rect, requested: Double, isBottomAligned: Bool
  ) -> Scroll {
    let hidden = max(0, panel.size.height - room.height)
    var scroll = Scroll(visible: room, offset: min(hidden, max(0, requested)), isLonger: hidden > 0.001)
    let strip = min(metrics.placement.continuationHeight, room.height / 3)
    if scroll.offset > 0.001 { scroll.above = strip }
    if scroll.offset < hidden - 0.001 { scroll.below = strip }
    guard metrics.placement.continuation == .arrows, scroll.below > 0 else { return scroll }
    // Rows are shown whole or not at all: the first starts where the strip above ends, and the panel ends with the last
    // row that fits.
    let rows = panel.rows
    if scroll.above > 0, let first = rows.first(where: { $0.y >= scroll.offset + strip - 0.001 }) {
      scroll.offset = first.y - strip
    }
    let end = scroll.offset + room.height - strip
    if let last = rows.last(where: { $0.maxY <= end + 0.001 }), last.maxY > scroll.offset + scroll.above {
      scroll.visible.height = last.maxY - scroll.offset + strip
      if isBottomAligned { scroll.visible.y = room.maxY - scroll.visible.height }
    }
    return scroll
  }

  /// Returns the rows of a menu, or the visible ones with scroll indicators.
  private mutating func visibleContent(of panel: consuming MenuPanel, _ scroll: Scroll) -> [LayoutBox] {
    guard !panel.isLaidOutBefore else { return [] }
    let visible = scroll.visible
    let path = panel.path
    var content = panel.content
    // Uniquely referenced rows are moved in place.
    panel.content = []
    content.move(x: visible.x, y: visible.y - scroll.offset)
    guard scroll.isLonger else { return content }
    switch metrics.placement.continuation {
    case .fade:
      return [
        LayoutBox(
          .viewport, path: path, frame: visible,
          look: .scroll(.vertical, fadesAtStart: scroll.above, fadesAtEnd: scroll.below),
          children: demand.includesScrolledOut ? content : content.compactMap { $0.part(in: visible) })
      ]
    case .arrows:
      let window = Rect(
        x: visible.x, y: visible.y + scroll.above, width: visible.width,
        height: max(0, visible.height - scroll.above - scroll.below))
      var boxes = [
        LayoutBox(
          .viewport, path: path, frame: window, look: .clip(cornerRadius: 0, smoothing: 0),
          children: demand.includesScrolledOut ? content : content.compactMap { $0.part(in: window, isUnclipped: true) }
        )
      ]
      let height = max(scroll.above, scroll.below)
      if scroll.above > 0 || demand.includesScrolledOut, let symbol = mockup.continuation.up {
        let strip = Rect(x: visible.x, y: visible.y, width: visible.width, height: height)
        boxes.append(continuationBox(symbol, path, strip))
      }
      if scroll.below > 0 || demand.includesScrolledOut, let symbol = mockup.continuation.down {
        let strip = Rect(x: visible.x, y: visible.maxY - height, width: visible.width, height: height)
        boxes.append(continuationBox(symbol, path, strip))
      }
      return boxes
    }
  }

  private mutating func continuationBox(_ symbol: ResolvedGraphic, _ path: DocumentPath, _ frame: Rect) -> LayoutBox {
    let chevron = graphicBox(
      symbol, role: .mark, center: Point(x: frame.midX, y: frame.midY))
    return LayoutBox(.continuation, path: path, frame: frame, children: [chevron])
  }
}

extension LayoutBox {
  /// Returns the box without the parts outside a window; `nil` if nothing is left.
  ///
  /// - Parameter isUnclipped: true to omit rows that the window's edges cut.
  fileprivate func part(in window: Rect, isUnclipped: Bool = false) -> LayoutBox? {
    guard frame.maxY > window.y, frame.y < window.maxY else { return nil }
    guard role == .group else { return isUnclipped && !window.contains(frame) ? nil : self }
    var copy = self
    copy.children = children.compactMap { $0.part(in: window, isUnclipped: isUnclipped) }
    return copy
  }
}

extension MenuPanel {
  fileprivate var rows: [Rect] { content.filter { $0.role == .group }.flatMap { $0.children.map { $0.frame } } }
}

extension PlacedControl.Anchor {
  fileprivate var popUpButton: (frame: Rect, title: Point)? {
    if case .popUp(let frame, let title) = self { (frame, title) } else { nil }
  }
}

extension [LayoutBox] {
  /// The baseline start of the chosen row's title: of the first row with a mark, else of the first row.
  fileprivate var chosenTitle: Point? {
    let rows = flatMap { $0.children }.filter { $0.role == .row }
    let chosen = rows.first { row in row.children.contains { $0.role == .mark } } ?? rows.first
    return chosen?.children.first { $0.role == .title }?.textStart
  }
}

extension LayoutBox {
  var textStart: Point? {
    guard case .text(let text) = look, let baseline = text.baselines.first else { return nil }
    return Point(x: frame.x, y: baseline)
  }
}
