import AppKit

/// The menu bar of a herbarium
final class TheMenuBarOfAHerbariumAppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = makeMainMenu()
  }

  private func makeMainMenu() -> NSMenu {
    let mainMenu = NSMenu()

    let herbariumItem = mainMenu.addItem(withTitle: "Herbarium", action: nil, keyEquivalent: "")
    herbariumItem.submenu = makeHerbariumMenu()

    let fileItem = mainMenu.addItem(withTitle: "File", action: nil, keyEquivalent: "")
    fileItem.submenu = makeFileMenu()

    let editItem = mainMenu.addItem(withTitle: "Edit", action: nil, keyEquivalent: "")
    editItem.submenu = makeEditMenu()

    let formatItem = mainMenu.addItem(withTitle: "Format", action: nil, keyEquivalent: "")
    formatItem.submenu = makeFormatMenu()

    return mainMenu
  }

  private func makeHerbariumMenu() -> NSMenu {
    let menu = NSMenu(title: "Herbarium")

    menu.addItem(withTitle: "About Herbarium", action: #selector(aboutHerbarium), keyEquivalent: "")
    menu.addItem(.separator())

    let servicesItem = menu.addItem(withTitle: "Services", action: nil, keyEquivalent: "")
    servicesItem.submenu = makeServicesMenu()

    menu.addItem(.separator())
    menu.addItem(withTitle: "Quit Herbarium", action: #selector(quitHerbarium), keyEquivalent: "q")
    return menu
  }

  private func makeServicesMenu() -> NSMenu {
    let menu = NSMenu(title: "Services")

    NSApplication.shared.servicesMenu = menu
    return menu
  }

  private func makeFileMenu() -> NSMenu {
    let menu = NSMenu(title: "File")

    menu.addItem(withTitle: "Press Leaf…", action: #selector(pressLeaf), keyEquivalent: "n")

    let openRecentItem = menu.addItem(withTitle: "Open Recent", action: nil, keyEquivalent: "")
    openRecentItem.submenu = makeOpenRecentMenu()

    return menu
  }

  private func makeOpenRecentMenu() -> NSMenu {
    let menu = NSMenu(title: "Open Recent")

    // TODO: Add the items of `NSDocumentController.shared.recentDocumentURLs`.
    menu.addItem(withTitle: "Clear Menu", action: #selector(clearMenu), keyEquivalent: "")

    return menu
  }

  private func makeEditMenu() -> NSMenu {
    let menu = NSMenu(title: "Edit")

    menu.addItem(withTitle: "Undo", action: Selector(("undo:")), keyEquivalent: "z")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Press Again", action: #selector(pressAgain), keyEquivalent: "")
    return menu
  }

  private func makeFormatMenu() -> NSMenu {
    let menu = NSMenu(title: "Format")

    let fontItem = menu.addItem(withTitle: "Font", action: nil, keyEquivalent: "")
    fontItem.submenu = makeFontMenu()

    return menu
  }

  private func makeFontMenu() -> NSMenu {
    let menu = NSMenu(title: "Font")

    NSFontManager.shared.setFontMenu(menu)
    menu.addItem(withTitle: "Show Fonts", action: #selector(showFonts), keyEquivalent: "")

    return menu
  }

  @objc private func aboutHerbarium() {}

  @objc private func quitHerbarium() {}

  @objc private func pressLeaf() {}

  @objc private func clearMenu() {}

  @objc private func pressAgain() {}

  @objc private func showFonts() {}
}
