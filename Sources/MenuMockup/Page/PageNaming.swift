import MenuDescriptions
import MenuDocument
import MenuLayout
import MenuResolve
import MenuTheme
import MockupHTML
import MockupSymbols
import PositionedJSON

/// Maps the boxes of a layout to page groups: rows, title rows of submenus, and scrolling content.
struct PageNaming {
  let items: [DocumentPath: PageItem]
  private let menus: PageMenus
  private var firstItems: [DocumentPath: Int] = [:]

  init(_ menus: PageMenus) {
    self.menus = menus
    let all = menus.list.flatMap { $0.items }
    var items: [DocumentPath: PageItem] = [:]
    for item in all where items[item.path] == nil { items[item.path] = item }
    self.items = items
    for item in all {
      var path = item.path
      while !path.steps.isEmpty {
        path = DocumentPath(path.steps.dropLast())
        firstItems[path] = min(item.number, firstItems[path] ?? item.number)
      }
    }
  }

  /// Returns the innermost item whose path leads to another one.
  func item(around path: DocumentPath) -> PageItem? {
    var path = path
    while !path.steps.isEmpty {
      if let item = items[path] { return item }
      path = DocumentPath(path.steps.dropLast())
    }
    return nil
  }

  func group(of box: BoxIdentifier) -> PageGroup? {
    switch box.role.pagePart {
    case .item: items[box.path].map { .row(item: $0.number) }
    case .cell:
      items[box.path].map { item in
        guard case .stepper = item.kind else { return .row(item: item.number) }
        return .stepperButton(item: item.number, isFirst: box.ordinal == 0)
      }
    case .thumb: items[box.path].map { .thumb(item: $0.number) }
    case .trackFill: items[box.path].map { .trackFill(item: $0.number) }
    case .panel: box.part == .content ? menus.number(of: box.path).map { .panelContent(menu: $0) } : nil
    case .submenuHeader: menus.number(of: box.path).map { .header(menu: $0) }
    case .continuation:
      menus.number(of: box.path).map { .scroller(.menu($0), box.ordinal == 0 ? .start : .end) }
    case .viewport, .palette:
      scrollerPart(box.part).flatMap { part in scroller(of: box).map { .scroller($0, part) } }
    case .plain: nil
    }
  }

  func scroller(of box: BoxIdentifier) -> PageGroup.Scroller? {
    switch box.role.pagePart {
    case .viewport: menus.number(of: box.path).map { .menu($0) }
    case .palette: firstItems[box.path].map { .options(from: $0) }
    case .item, .cell, .thumb, .trackFill, .panel, .submenuHeader, .continuation, .plain: nil
    }
  }

  private func scrollerPart(_ part: BoxIdentifier.Part) -> PageGroup.ScrollerPart? {
    switch part {
    case .whole: nil
    case .window: .window
    case .content: .content
    case .startFade: .start
    case .endFade: .end
    }
  }

  func name(of box: BoxIdentifier) -> String? { group(of: box)?.id }
}

extension LayoutBox {
  /// Calls `body` with the box and its descendants, each before its own.
  func forEachBox(_ body: (LayoutBox) -> Void) {
    body(self)
    for child in children { child.forEachBox(body) }
  }

  func all(_ role: LayoutRole) -> [LayoutBox] {
    var found: [LayoutBox] = []
    forEachBox { if $0.role == role { found.append($0) } }
    return found
  }

  /// Returns the panel of a menu; `nil` if it is not inside the box.
  func panel(of menu: DocumentPath) -> LayoutBox? {
    if role == .menu { return path == menu ? self : nil }
    return children.lazy.compactMap { $0.panel(of: menu) }.first
  }
}
