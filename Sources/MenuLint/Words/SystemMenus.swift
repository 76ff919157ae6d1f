/// Submenus that macOS gives to applications that edit text: nobody but the system decides what is in them.
package enum SystemMenus {
  /// Whether a submenu of a menu bar is one of them: by its title, and as it holds nothing else.
  static func contain(_ title: String, items: some Sequence<String>) -> Bool {
    guard let known = menus[title] else { return false }
    return items.allSatisfy { known.contains(core(of: $0)) }
  }

  /// Those that the system itself has in a submenu.
  static let inSubmenus = file.words(.inSubmenus)

  /// What the system adds to the Edit menu beside the application's own items.
  static let ofEditMenu = file.words(.ofEditMenu)

  /// The menus of a menu bar that the system makes, beside the application's own, and applications add to.
  static let ofMenuBars = file.words(.ofMenuBars)

  /// Menus that the system fills.
  static let filled = file.words(.filled)

  /// The submenu whose items have shortcuts of their own in every application that was made from the system's template,
  /// where nobody sees them.
  static let substitutions = "Substitutions"

  /// A title without what does not change its meaning.
  private static func core(of title: String) -> String {
    String(title.filter { $0 != Ellipsis.sign && $0 != "." }.drop(while: \.isWhitespace))
  }

  package enum List: String, CaseIterable { case menus, inSubmenus, ofEditMenu, ofMenuBars, filled }

  package static let file = WordFile<List>("system-menus.jsonc")

  private static let menus = file.table(.menus).mapValues { Set($0) }
}
