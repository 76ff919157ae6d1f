import AppKit

/// Shows menus of its XIB in several ways.
final class DeckController: NSWindowController, NSToolbarDelegate {
  @IBOutlet var winchMenu: NSMenu!
  @IBOutlet var deckMenu: NSMenu!
  @IBOutlet var deckView: NSView!

  override func windowDidLoad() {
    deckView.menu = deckMenu
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier name: NSToolbarItem.Identifier, willBeInsertedIntoToolbar: Bool
  ) -> NSToolbarItem? {
    let item = NSMenuToolbarItem(itemIdentifier: name)
    item.image = NSImage(systemSymbolName: "paintbrush", accessibilityDescription: nil)
    item.menu = winchMenu
    return item
  }
}

final class DeckDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    guard let fileMenu = NSApp.mainMenu?.item(withTitle: "File")?.submenu else { return }
    fileMenu.insertItem(NSMenuItem(title: "New Deck", action: nil, keyEquivalent: "N"), at: 1)
    NSApp.mainMenu?.items[1].submenu?.item(at: 0)?.isHidden = true
    NSApplication.shared.mainMenu?.removeItem(at: 0)
  }
}
