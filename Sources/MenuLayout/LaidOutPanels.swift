import MenuResolve
import MockupScene
import PositionedJSON

/// Menus that are already laid out, so that the layouts of their submenus need not repeat them.
package struct LaidOutPanels: Sendable {
  private struct Key: Hashable {
    var path: DocumentPath
    var isTurned: Bool
  }

  private struct Entry {
    var panel: MenuPanel
    /// The frames of rows by the paths of their items.
    var rows: [DocumentPath: Rect]
  }

  private var entries: [Key: Entry] = [:]

  package init() {}

  mutating func add(_ panel: MenuPanel, isTurned: Bool) {
    let key = Key(path: panel.path, isTurned: isTurned)
    guard entries[key] == nil else { return }
    var panel = panel
    panel.opened = nil
    panel.isLaidOutBefore = true
    var rows: [DocumentPath: Rect] = [:]
    for box in panel.content.flatMap({ $0.role == .group ? $0.children : [$0] }) {
      rows[box.path] = box.frame
      for cell in box.children where cell.role == .cell { rows[cell.path] = box.frame }
    }
    entries[key] = Entry(panel: panel, rows: rows)
  }

  /// Adds panels that are not known yet.
  package mutating func formUnion(_ other: LaidOutPanels) {
    // `Dictionary.merge` casts errors dynamically, which Embedded Swift lacks.
    for (key, entry) in other.entries where entries[key] == nil { entries[key] = entry }
  }

  /// Returns the panel of a menu with an open submenu; `nil` if it is not known.
  func panel(of menu: ResolvedMenu, isTurned: Bool) -> MenuPanel? {
    guard let entry = entries[Key(path: menu.path, isTurned: isTurned)],
      let submenu = menu.groups.lazy.flatMap({ $0.rows }).compactMap({ $0.openSubmenu }).last,
      let row = entry.rows[submenu.path]
    else { return nil }
    var panel = entry.panel
    panel.opened = MenuPanel.Opened(menu: submenu, row: row)
    return panel
  }
}
