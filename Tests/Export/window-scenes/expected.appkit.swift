import AppKit

/// The menu bar of an app with single windows
final class TheMenuBarOfAnAppAppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = makeMainMenu()
  }

  private func makeMainMenu() -> NSMenu {
    let mainMenu = NSMenu()

    let beehiveItem = mainMenu.addItem(withTitle: "Beehive", action: nil, keyEquivalent: "")
    beehiveItem.submenu = makeBeehiveMenu()

    let fileItem = mainMenu.addItem(withTitle: "File", action: nil, keyEquivalent: "")
    fileItem.submenu = makeFileMenu()

    let windowItem = mainMenu.addItem(withTitle: "Window", action: nil, keyEquivalent: "")
    windowItem.submenu = makeWindowMenu()
    NSApplication.shared.windowsMenu = windowItem.submenu

    return mainMenu
  }

  private func makeBeehiveMenu() -> NSMenu {
    let menu = NSMenu(title: "Beehive")

    menu.addItem(
      withTitle: "About Beehive",
      action: #selector(NSApplication.orderFrontStandardAboutPanel(_:)),
      keyEquivalent: ""
    )
    menu.addItem(.separator())

    let servicesItem = menu.addItem(withTitle: "Services", action: nil, keyEquivalent: "")
    servicesItem.submenu = makeServicesMenu()

    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Hide Beehive",
      action: #selector(NSApplication.hide(_:)),
      keyEquivalent: "h"
    )
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Quit Beehive",
      action: #selector(NSApplication.terminate(_:)),
      keyEquivalent: "q"
    )
    return menu
  }

  private func makeServicesMenu() -> NSMenu {
    let menu = NSMenu(title: "Services")

    NSApplication.shared.servicesMenu = menu
    return menu
  }

  private func makeFileMenu() -> NSMenu {
    let menu = NSMenu(title: "File")

    menu.addItem(withTitle: "Import Hive…", action: #selector(importHive), keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Close",
      action: #selector(NSWindow.performClose(_:)),
      keyEquivalent: "w"
    )
    return menu
  }

  private func makeWindowMenu() -> NSMenu {
    let menu = NSMenu(title: "Window")

    menu.addItem(
      withTitle: "Minimize",
      action: #selector(NSWindow.performMiniaturize(_:)),
      keyEquivalent: "m"
    )
    menu.addItem(withTitle: "Zoom", action: #selector(NSWindow.performZoom(_:)), keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Bring All to Front",
      action: #selector(NSApplication.arrangeInFront(_:)),
      keyEquivalent: ""
    )
    menu.addItem(.separator())
    menu.addItem(withTitle: "Honey", action: #selector(honey), keyEquivalent: "")
    menu.addItem(withTitle: "Wax", action: #selector(wax), keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Smoke All Windows",
      action: #selector(smokeAllWindows),
      keyEquivalent: ""
    )
    return menu
  }

  @objc private func importHive() {}

  @objc private func honey() {}

  @objc private func wax() {}

  @objc private func smokeAllWindows() {}
}
