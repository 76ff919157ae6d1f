import MenuDocument
import MenuImport
import MenuStrings
import MenuSwiftViews
import SwiftDeclarations
import SwiftEvaluation
import SwiftValues

/// The menu bar of a UIKit app: the system's menus, and what the app adds to them.
struct StandardMenuBar {
  /// A menu inside one of the bar, by its identifier.
  private struct Group {
    var id: String
    var items: [ImportedItem]
    /// Whether the system has it between dividers.
    var isStandard = true

    /// Whether the system has the items without dividers between them.
    var areSubmenus: Bool { items.allSatisfy { $0.isStandard && $0.kind == .menu([]) } }
  }

  private struct BarMenu {
    var id: String
    var item: ImportedItem
    var groups: [Group]
  }

  private var menus: [BarMenu]

  /// The system's menus with their groups, in order, and the items of a new app in them.
  private static let standard: [(id: String, groups: [(ids: [String], items: [StandardItem])])] = [
    (
      "application",
      [
        (["about"], [.about]), (["preferences"], []), (["services"], [.services]),
        (["hide"], [.hide, .hideOthers, .showAll]), (["quit"], [.quit]),
      ]
    ),
    (
      "file",
      [
        (["newScene", "newItem", "open", "openRecent"], []), (["close"], [.close]),
        (["document", "share", "export"], []), (["print", "printItem"], []),
      ]
    ),
    (
      "edit",
      [
        (["undoRedo"], [.undo, .redo]),
        (["standardEdit"], [.cut, .copy, .paste, .pasteAndMatchStyle, .delete, .selectAll]),
        (["find", "findPanel", "replace"], [.find]),
        (["spelling", "spellingPanel", "spellingOptions"], [.spelling]),
        (["substitutions", "substitutionsPanel", "substitutionOptions"], [.substitutions]),
        (["transformations"], [.transformations]), (["speech"], [.speech]),
        (["alignment", "lookup", "learn", "autoFill"], []),
      ]
    ),
    (
      "format",
      [
        (["font", "textSize", "textColor", "textStylePasteboard"], [.font]), (["text", "writingDirection"], [.text]),
      ]
    ),
    ("view", [(["toolbar"], []), (["sidebar"], []), (["fullscreen"], [.enterFullScreen])]),
    ("window", [(["minimizeAndZoom"], [.minimize, .zoom]), (["bringAllToFront"], [.bringAllToFront])]),
    ("help", [(["help"], [.help])]),
  ]

  /// The groups whose items also an iPad has.
  private static let shared: Set = ["close", "undoRedo", "standardEdit"]

  /// - Parameter isTouch: Whether the menu bar is that of an iPad.
  init(application: ReadText, location: FileLocation, isTouch: Bool) {
    menus = Self.standard.map { id, groups in
      var item = ImportedItem(.menu([]), location: location)
      if id == "application" {
        item.title = application.string
        item.placeholders = application.notes
      } else {
        item.title = id.prefix(1).uppercased() + id.dropFirst()
        item.attributes = [.standard(id)]
      }
      return BarMenu(
        id: id, item: item,
        groups: groups.map { group in
          let isShared = !isTouch || Self.shared.contains(group.ids[0])
          let items = isShared ? group.items.filter { !isTouch || $0 != .pasteAndMatchStyle } : []
          return Group(id: group.ids[0], items: items.map { ImportedItem($0, location: location) })
        })
    }
  }

  /// Whether the system or the app has a menu of that identifier.
  func contains(_ id: String) -> Bool { owner(of: id) != nil }

  /// The menu of the bar with an identifier or with a group of it, and the first identifier of the group.
  private func owner(of id: String) -> (menu: String, group: String?)? {
    if let known = Self.standardOwner(of: id) { return known }
    if id.isEmpty { return nil }
    if menus.contains(where: { $0.id == id }) { return (id, nil) }
    let menu = menus.first { menu in menu.groups.contains { $0.id == id } }
    return menu.map { ($0.id, id) }
  }

  private static func standardOwner(of id: String) -> (menu: String, group: String?)? {
    if standard.contains(where: { $0.id == id }) { return (id, nil) }
    for menu in standard {
      if let group = menu.groups.first(where: { $0.ids.contains(id) }) { return (menu.id, group.ids[0]) }
    }
    return nil
  }

  // MARK: Changes

  mutating func remove(_ id: String) {
    guard let owner = owner(of: id), let index = menus.firstIndex(where: { $0.id == owner.menu }) else { return }
    if let group = owner.group {
      menus[index].groups.removeAll { $0.id == group }
    } else {
      menus.remove(at: index)
    }
  }

  /// Adds items as the first or last ones of a menu.
  ///
  /// - Parameter name: The identifier of the menu with the items.
  mutating func insert(_ items: [ImportedItem], into id: String, atStart: Bool, named name: String) {
    guard let owner = owner(of: id), let index = menus.firstIndex(where: { $0.id == owner.menu }) else { return }
    if let group = menus[index].groups.firstIndex(where: { $0.id == owner.group }) {
      let old = menus[index].groups[group].items
      menus[index].groups[group].items =
        Self.adding(items, toOnly: old, atStart: atStart) ?? (atStart ? items + old : old + items)
    } else {
      let group = Group(id: name, items: items, isStandard: false)
      menus[index].groups.insert(group, at: atStart ? 0 : menus[index].groups.count)
    }
  }

  /// The only item of a group of the app, which is a menu or section, with further items.
  private static func adding(
    _ items: [ImportedItem], toOnly old: [ImportedItem], atStart: Bool
  ) -> [ImportedItem]? {
    guard old.count == 1, var only = old.first, !only.isStandard else { return nil }
    switch only.kind {
    case .menu(let inner): only.kind = .menu(atStart ? items + inner : inner + items)
    case .section(let inner, isDynamic: false, let footer):
      only.kind = .section(atStart ? items + inner : inner + items, isDynamic: false, footer: footer)
    case .section, .button, .toggle, .picker, .controlGroup, .stepper, .slider, .divider, .text, .loading, .view:
      return nil
    }
    return [only]
  }

  /// Adds menus next to a menu of the bar, or items next to a group.
  ///
  /// - Parameter name: The identifier of the menu with the items.
  mutating func insert(_ items: [ImportedItem], nextTo id: String, isBefore: Bool, named menu: String) {
    guard let owner = owner(of: id), let index = menus.firstIndex(where: { $0.id == owner.menu }) else { return }
    guard let name = owner.group else {
      let added = items.map { BarMenu(id: menu, item: $0, groups: [Group(id: "", items: $0.inner, isStandard: false)]) }
      menus.insert(contentsOf: added, at: isBefore ? index : index + 1)
      return
    }
    let group = menus[index].groups.firstIndex { $0.id == name }
    let place = group.map { isBefore ? $0 : $0 + 1 } ?? (isBefore ? 0 : menus[index].groups.count)
    menus[index].groups.insert(Group(id: menu, items: items, isStandard: false), at: place)
  }

  /// Replaces the items of a menu or group.
  mutating func replace(_ id: String, with items: [ImportedItem]) {
    guard let owner = owner(of: id), let index = menus.firstIndex(where: { $0.id == owner.menu }) else { return }
    if let group = menus[index].groups.firstIndex(where: { $0.id == owner.group }) {
      menus[index].groups[group].items = items
    } else {
      var items = items
      if items.count == 1, case .menu(let inner) = items[0].kind, !items[0].isStandard { items = inner }
      menus[index].groups = [Group(id: "", items: items, isStandard: false)]
    }
  }

  // MARK: Result

  /// The menus that have items; empty if the app adds none.
  var items: [ImportedItem] {
    let items = menus.map { menu in
      var item = menu.item
      var inner: [ImportedItem] = []
      var last: Group?
      for group in menu.groups where !group.items.isEmpty {
        let isDivided = group.isStandard || last?.isStandard == true
        let areSubmenus = group.areSubmenus && last?.areSubmenus == true
        if isDivided, !areSubmenus { inner.addGroup(group.items) } else { inner += group.items }
        last = group
      }
      item.kind = .menu(inner)
      return item
    }
    guard items.contains(where: { $0.inner.contains { !$0.isOfSystem } }) else { return [] }
    return items.filter { !$0.inner.isEmpty }
  }
}
