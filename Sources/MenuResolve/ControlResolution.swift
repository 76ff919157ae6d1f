import MenuDocument
import MenuTheme
import MockupScene
import MockupSymbols
import PositionedJSON

// MARK: Status items, app icons, and selections

extension MenuResolver {
  /// Warns about a presentation that the platform does not have.
  mutating func warnAboutPresentation() {
    let platforms = document.presentation.platforms
    guard let first = platforms.first, !platforms.contains(document.platform) else { return }
    let name =
      switch document.presentation {
      case .menu, .pullDownButton, .popUpButton, .contextMenu: "menu"
      case .menuBar: "menu bar"
      case .menuBarExtra: "menu bar extra"
      case .quickActions: "quick actions"
      case .editMenu: "edit menu"
      case .dockMenu: "Dock menu"
      }
    report.report(
      .warning, at: document.location(ofKey: "presentation"),
      "\(document.platform.rawValue) has no \(name); the \(first.rawValue) form is drawn instead")
  }

  private var button: MenuButton { document.button ?? MenuButton() }
  private var isOpen: Bool { document.state == .open }

  mutating func resolveStatusItem() -> ResolvedControl {
    let button = button
    let path = button.location.path
    let color = style[isOpen ? .statusItemTitle : .menuBarTitle].multiplyingAlpha(by: alpha(button.isDisabled))
    // A status item without content shows an ellipsis.
    var shown = button
    if button.title == nil, button.systemImage == nil, button.image == nil {
      shown.systemImage = Located("ellipsis", at: button.location)
    }
    let graphic = controlGraphic(of: shown, in: style[.button], color: color)
    let title = button.title.flatMap { title in
      makeText(
        title, path: path.appending("title"), style: style[.menuBar], color: color, maximumLines: 1)
    }
    return .statusItem(
      ResolvedStatusItem(
        path: path, title: title, graphic: graphic, highlight: isOpen ? style[.statusItemHighlight] : nil))
  }

  mutating func resolveIcon(inDock: Bool) -> ResolvedControl {
    let button = button
    let path = button.location.path
    let graphic = controlGraphic(of: button, in: style[.button].scaled(by: inDock ? 2.2 : 1.9), color: .white)
    let title = button.title ?? ""
    var letterStyle: TextStyle = style[.hostTitle]
    letterStyle.size = 30
    letterStyle.leading = 36
    let letter =
      graphic == nil
      ? title.first.map {
        makeText(String($0), path: path.appending("title"), style: letterStyle, color: .white, maximumLines: 1)
      } : nil
    let name =
      isOpen || inDock || title.isEmpty
      ? nil
      : makeText(
        title, path: path.appending("title"), style: style[.caption], color: style[.hostText], maximumLines: 1)
    return .icon(
      ResolvedIcon(
        path: path, graphic: graphic, letter: letter, fill: accent, name: name,
        dock: inDock ? ResolvedDock(fill: style[.dock], tiles: style[.hostFill]) : nil))
  }

  mutating func resolveSelection() -> ResolvedControl {
    let button = button
    let path = button.location.path
    let text = makeText(
      button.title ?? "Lorem ipsum", path: path.appending("title"), style: style[.title], color: style[.hostText],
      maximumLines: 1)
    return .selection(
      ResolvedSelection(path: path, text: text, fill: accent.multiplyingAlpha(by: 0.2), handles: accent))
  }

  /// Returns the image or symbol of a status item or an app icon.
  private mutating func controlGraphic(
    of button: MenuButton, in baseStyle: SymbolStyle, color: Color
  ) -> ResolvedGraphic? {
    graphic(
      of: ItemContent(title: button.title ?? "", systemImage: button.systemImage), attributes: button.graphic,
      in: baseStyle, path: button.location.path, color: color, alpha: alpha(button.isDisabled))
  }
}

// MARK: Edit menus

extension MenuResolver {
  /// Returns a menu as titles side by side.
  mutating func resolveEditBar(_ menu: Menu) -> ResolvedMenu {
    let context = Context(isDisabled: menu.isDisabled, labelStyle: menu.labelStyle)
    var cells: [ResolvedCell] = []
    for element in MenuElements(menu.items, .visible) {
      guard case .item(let item) = element, item.isCellKind, item.location.path.steps.count <= Self.editBarDepth
      else { continue }
      var cell = cell(for: item, size: .small, context: context)
      // An edit menu shows titles, unless an item asks for its symbol alone.
      let showsSymbol = item.attributes.labelStyle == .iconOnly && cell.graphic != nil
      if !showsSymbol {
        let content = content(of: item, context: context)
        cell.graphic = nil
        cell.label = makeText(
          content.title, path: item.location.path.appending(content.titleKey), style: style[.title],
          color: style[content.isDestructive ? .destructive : .title].multiplyingAlpha(by: alpha(content.isDisabled)),
          maximumLines: 1)
      }
      cell.submenu = nil
      cells.append(cell)
    }
    let row = ResolvedRow(path: menu.location.path, content: .cells(cells, .titles))
    return ResolvedMenu(
      path: menu.location.path, groups: cells.isEmpty ? [] : [ResolvedGroup(rows: [row])], hasGutter: false,
      hasGraphics: false, reversesUpward: false, scrollOffset: 0, isBar: true)
  }

  /// The path length of items in the menu or in its sections, not in submenus.
  private static let editBarDepth = 5
}

// MARK: Pointers

extension MenuResolver {
  /// Returns the pointers and fingers on drawn items.
  func resolvePointers() -> [ResolvedPointer] {
    guard document.state == .open else { return [] }
    return document.drawnElements.compactMap { element in
      element.attributes.pointer.map { ResolvedPointer(item: element.location.path, kind: $0) }
    }
  }
}
