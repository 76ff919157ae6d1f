import MenuModel
import Scene

extension MockupLayout {
  /// Places a menu where the platform would open it, with the submenus that are open in it, from back to front.
  mutating func place(_ menu: ResolvedMenu, at control: PlacedControl, on stage: Stage) -> [LayoutBox] {
    let opening = opening(of: menu, at: control, on: stage)
    let sheet = layOutSheet(
      menu, isTurned: opening.isUpward && menu.turnsUpwards, over: control.anchor.popUpButton)
    var whole = Rect(origin: .zero, size: sheet.size)
    switch control.anchor {
    case .none:
      whole = Rect(origin: stage.frame == nil ? .zero : stage.centered(sheet.size).origin, size: sheet.size)
    case .popUp(_, let title):
      // Title over title, so that choosing again moves nothing.
      let chosen = sheet.content.chosenTitle ?? Point(x: metrics.row.inset, y: metrics.panel.verticalPadding)
      whole = whole.offset(x: title.x - chosen.x, y: title.y - chosen.y)
    case .point(let point): whole = whole.offset(x: point.x, y: point.y)
    case .frame(let frame, let gap):
      let x = horizontalPlace(width: sheet.size.width, at: frame, on: stage)
      whole = whole.offset(x: x, y: opening.isUpward ? frame.y - gap - whole.height : frame.maxY + gap)
    case .barTitle(let frame, let gap):
      whole = whole.offset(x: frame.x, y: frame.maxY + gap)
    }
    let visible = fitted(whole, at: control, opening: opening, on: stage)
    let isUpward = opening.isUpward
    // What is hidden lies on the side that is away from the button, and the chosen row of a pop-up menu stays.
    var start = isUpward ? max(0, whole.height - visible.height) : 0
    if case .popUp = control.anchor { start = max(0, visible.y - whole.y) }
    let offset = isUpward ? start - menu.scrollOffset : start + menu.scrollOffset
    return open(sheet, visible: visible, offset: offset, on: stage)
  }

  // MARK: The direction

  /// Into which direction a menu opens.
  private struct Opening {
    var isUpward: Bool
  }

  /// Where on the screen a button has to be for its menu to open upwards.
  private static let upwardFrom = 0.55

  private mutating func opening(of menu: ResolvedMenu, at control: PlacedControl, on stage: Stage) -> Opening {
    guard case .frame(let frame, let gap) = control.anchor, let bounds = stage.bounds else {
      return Opening(isUpward: false)
    }
    let above = frame.y - gap - bounds.y
    let below = bounds.maxY - frame.maxY - gap
    let height = layOutSheet(menu, isTurned: false).size.height
    let prefersUpward: Bool
    switch metrics.placement.alignment {
    case .automatic: prefersUpward = frame.midY > (stage.screen?.y ?? 0) + Self.upwardFrom * (stage.screen?.height ?? 0)
    case .leading: prefersUpward = false
    }
    // The other side counts only where the menu has not enough room on the preferred one.
    if prefersUpward { return Opening(isUpward: height <= above || above >= below) }
    return Opening(isUpward: height > below && above > below)
  }

  /// The left edge of a menu beside a button.
  private func horizontalPlace(width: Double, at frame: Rect, on stage: Stage) -> Double {
    guard let screen = stage.screen, metrics.placement.alignment == .automatic, screen.width > 0 else {
      return frame.x
    }
    // Near an edge of the screen edges are level, between them middles.
    let place = (frame.midX - screen.x) / screen.width
    if place < 0.4 { return frame.x }
    return place > 0.6 ? frame.maxX - width : frame.midX - width / 2
  }

  /// The part of a menu that is seen: all of it where there is room.
  private func fitted(_ whole: Rect, at control: PlacedControl, opening: Opening, on stage: Stage) -> Rect {
    guard let bounds = stage.bounds else { return whole }
    var visible = whole
    visible.x = min(max(visible.x, bounds.x), max(bounds.x, bounds.maxX - visible.width))
    switch control.anchor {
    case .frame, .barTitle, .popUp:
      // A menu keeps to its button and is cut where the screen ends.
      let top = max(visible.y, bounds.y)
      let bottom = min(visible.maxY, bounds.maxY)
      let least = min(visible.height, 3 * style.rowHeight)
      if bottom - top >= least {
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

  // MARK: Sheets

  /// The boxes of a menu, and of the submenus that are open in it.
  ///
  /// - Parameters:
  ///   - visible: where the sheet is; what of the menu is longer is hidden.
  ///   - asked: how far the menu is scrolled, in points.
  private mutating func open(
    _ sheet: MenuSheet, visible: Rect, offset asked: Double, on stage: Stage
  ) -> [LayoutBox] {
    let hidden = max(0, sheet.size.height - visible.height)
    let offset = min(hidden, max(0, asked))
    let isCovered = sheet.opened != nil && metrics.submenu.opens == .inPlace
    let box = LayoutBox(
      .menu, path: sheet.path, frame: visible, look: .panel(panelLook(isBehind: isCovered)),
      children: visibleContent(of: sheet, in: visible, offset: offset, hidden: hidden))
    guard let opened = sheet.opened else { return [box] }
    let row = opened.row.offset(x: visible.x, y: visible.y - offset)
    switch metrics.submenu.opens {
    case .inPlace:
      let front = openInPlace(opened.menu, over: row, of: visible, on: stage)
      // Each menu further back is smaller by the same factor.
      var scale = 1.0
      for _ in front { scale *= metrics.submenu.parentScale }
      let back = LayoutBox(
        .background, path: sheet.path, frame: visible,
        look: .stepsBack(scale: scale, about: Point(x: visible.midX, y: visible.midY)), children: [box])
      return [back] + front
    case .beside: return [box] + openBeside(opened.menu, at: row, of: visible, on: stage)
    }
  }

  /// A submenu over its parent: its first row lies where the parent's row is.
  private mutating func openInPlace(
    _ menu: ResolvedMenu, over row: Rect, of parent: Rect, on stage: Stage
  ) -> [LayoutBox] {
    let sheet = layOutSheet(menu, isTurned: false)
    let whole = Rect(x: parent.x, y: row.y, width: sheet.size.width, height: sheet.size.height)
    return open(sheet, visible: shifted(whole, into: stage.bounds), offset: menu.scrollOffset, on: stage)
  }

  /// A submenu beside its parent, its first row level with the parent's; on the other side where there is no room.
  private mutating func openBeside(
    _ menu: ResolvedMenu, at row: Rect, of parent: Rect, on stage: Stage
  ) -> [LayoutBox] {
    let sheet = layOutSheet(menu, isTurned: false)
    let overlap = metrics.submenu.overlap
    var whole = Rect(
      x: parent.maxX - overlap, y: row.y - metrics.panel.verticalPadding, width: sheet.size.width,
      height: sheet.size.height)
    if let bounds = stage.bounds, whole.maxX > bounds.maxX {
      let other = parent.x + overlap - whole.width
      // Where neither side has room, the one with more of it.
      if other >= bounds.x || parent.x - bounds.x > bounds.maxX - parent.maxX { whole.x = other }
    }
    return open(sheet, visible: shifted(whole, into: stage.bounds), offset: menu.scrollOffset, on: stage)
  }

  /// A sheet moved into the screen, and cut to it where it is larger.
  private func shifted(_ sheet: Rect, into bounds: Rect?) -> Rect {
    guard let bounds else { return sheet }
    var moved = sheet
    moved.height = min(moved.height, bounds.height)
    moved.x = min(max(moved.x, bounds.x), max(bounds.x, bounds.maxX - moved.width))
    moved.y = min(max(moved.y, bounds.y), bounds.maxY - moved.height)
    return moved
  }

  /// What is seen of a menu's rows: all of them, or those in a window with a sign that there are more.
  private mutating func visibleContent(
    of sheet: MenuSheet, in visible: Rect, offset: Double, hidden: Double
  ) -> [LayoutBox] {
    func content(scrolledBy offset: Double) -> [LayoutBox] {
      sheet.content.map { $0.moved(x: visible.x, y: visible.y - offset) }
    }
    guard hidden > 0.001 else { return content(scrolledBy: 0) }
    let goesOnAbove = offset > 0.001
    let goesOnBelow = offset < hidden - 0.001
    let strip = min(metrics.placement.continuationHeight, visible.height / 3)
    switch metrics.placement.continuation {
    case .fade:
      return [
        LayoutBox(
          .viewport, path: sheet.path, frame: visible,
          look: .scroll(.vertical, fadesAtStart: goesOnAbove ? strip : 0, fadesAtEnd: goesOnBelow ? strip : 0),
          children: content(scrolledBy: offset).compactMap { $0.part(in: visible) })
      ]
    case .arrows:
      let above = goesOnAbove ? strip : 0
      let below = goesOnBelow ? strip : 0
      let window = Rect(
        x: visible.x, y: visible.y + above, width: visible.width, height: visible.height - above - below)
      // A row is seen whole or not at all: the first one starts where the strip ends.
      let first = sheet.rowEdges.first { $0 >= offset + above - 0.001 } ?? offset
      let shift = goesOnBelow && goesOnAbove ? first - above : offset
      var boxes = [
        LayoutBox(
          .viewport, path: sheet.path, frame: window, look: .clip(cornerRadius: 0, smoothing: 0),
          children: content(scrolledBy: shift).compactMap { $0.part(in: window, isWhole: true) })
      ]
      if goesOnAbove, let symbol = mockup.continuation.up {
        boxes.append(
          continuationBox(symbol, sheet, Rect(x: visible.x, y: visible.y, width: visible.width, height: above)))
      }
      if goesOnBelow, let symbol = mockup.continuation.down {
        boxes.append(
          continuationBox(symbol, sheet, Rect(x: visible.x, y: window.maxY, width: visible.width, height: below)))
      }
      return boxes
    }
  }

  private mutating func continuationBox(_ symbol: ResolvedGraphic, _ sheet: MenuSheet, _ frame: Rect) -> LayoutBox {
    let chevron = graphicBox(
      symbol, role: .mark, center: Point(x: frame.midX, y: frame.midY), size: metrics.mark.chevronSize)
    return LayoutBox(.continuation, path: sheet.path, frame: frame, children: [chevron])
  }
}

extension LayoutBox {
  /// The box without what lies outside of a window; `nil` where nothing is left.
  ///
  /// - Parameter isWhole: whether rows that are cut by the window's edges count as outside.
  fileprivate func part(in window: Rect, isWhole: Bool = false) -> LayoutBox? {
    guard frame.maxY > window.y, frame.y < window.maxY else { return nil }
    guard role == .group else { return isWhole && !window.contains(frame) ? nil : self }
    var copy = self
    copy.children = children.compactMap { $0.part(in: window, isWhole: isWhole) }
    return copy
  }
}

extension MenuSheet {
  /// Where rows and gaps start, from the top of the menu.
  fileprivate var rowEdges: [Double] {
    content.flatMap { $0.role == .group ? $0.children.map(\.frame.y) : [$0.frame.y] }
  }
}

extension PlacedControl.Anchor {
  /// The button that a menu lies over, and where its title starts.
  fileprivate var popUpButton: (frame: Rect, title: Point)? {
    if case .popUp(let frame, let title) = self { (frame, title) } else { nil }
  }
}

extension [LayoutBox] {
  /// Where the title of the chosen row starts, on its baseline: of the first row with a mark, else of the first.
  fileprivate var chosenTitle: Point? {
    let rows = flatMap(\.children).filter { $0.role == .row }
    let chosen = rows.first { row in row.children.contains { $0.role == .mark } } ?? rows.first
    return chosen?.children.first { $0.role == .title }?.textStart
  }
}

extension LayoutBox {
  /// Where a text starts, on its first baseline.
  var textStart: Point? {
    guard case .text(let text) = look, let baseline = text.baselines.first else { return nil }
    return Point(x: frame.x, y: baseline)
  }
}
