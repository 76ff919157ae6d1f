import AppKit

/// A menu bar extra with its menu
final class AMenuBarExtraWithItsStatusItem: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  override init() {
    super.init()
    statusItem.button?.image = NSImage(
      systemSymbolName: "cup.and.saucer",
      accessibilityDescription: nil
    )
    statusItem.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    let awakeFor2HoursItem = menu.addItem(
      withTitle: "Awake for 2 Hours",
      action: nil,
      keyEquivalent: ""
    )
    awakeFor2HoursItem.isEnabled = false

    menu.addItem(.separator())
    menu.addItem(.separator())

    // AppKit does not support the custom view “Remaining Time”. Set the view of a menu item.
    menu.addItem(withTitle: "Keep Awake", action: #selector(keepAwake), keyEquivalent: "")

    let activateForItem = menu.addItem(withTitle: "Activate for", action: nil, keyEquivalent: "")
    activateForItem.submenu = makeActivateForMenu()

    menu.addItem(.separator())
    menu.addItem(withTitle: "Settings…", action: #selector(settings), keyEquivalent: ",")
    menu.addItem(withTitle: "Quit Espresso", action: #selector(quitEspresso), keyEquivalent: "q")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeActivateForMenu() -> NSMenu {
    let menu = NSMenu(title: "Activate for")

    menu.addItem(withTitle: "5 Minutes", action: #selector(performAction), keyEquivalent: "")
    menu.addItem(withTitle: "1 Hour", action: #selector(performAction2), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func keepAwake() {}

  @objc private func performAction() {}

  @objc private func performAction2() {}

  @objc private func settings() {}

  @objc private func quitEspresso() {}
}
