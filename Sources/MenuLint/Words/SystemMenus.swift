/// Submenus that macOS adds to applications with text editing. The system determines their contents.
package enum SystemMenus {
  /// Returns whether title and items are those of a system submenu.
  static func contain(_ title: String, items: some Sequence<String>) -> Bool {
    guard let known = menus[title] else { return false }
    return items.allSatisfy { known.contains(core(of: $0)) }
  }

  static let inSubmenus = file.words(.inSubmenus)

  static let ofEditMenu = file.words(.ofEditMenu)

  /// System menus of a menu bar to which applications add items, except the application menu.
  static let ofMenuBars = file.words(.ofMenuBars)

  static let filled = file.words(.filled)

  /// The submenu whose items have hidden shortcuts in every application created from the system's template.
  static let substitutions = "Substitutions"

  /// The title without periods, ellipses, and leading white space.
  private static func core(of title: String) -> String {
    String(title.filter { $0 != Ellipsis.sign && $0 != "." }.drop { $0.isWhitespace })
  }

  package enum List: String, CaseIterable { case menus, inSubmenus, ofEditMenu, ofMenuBars, filled }

  package static let file = WordFile<List>("system-menus.jsonc")

  private static let menus = file.table(.menus).mapValues { Set($0) }
}
