import AppKit

final class ExportedStatusItem: NSObject {
  // TODO: Supply ‹network name›.
  var networkNameText = ""
  // TODO: Supply ‹network.name›.
  var networkNameText2 = ""
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  override init() {
    super.init()
    statusItem.button?.image = NSImage(systemSymbolName: "wifi", accessibilityDescription: nil)
    statusItem.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    let networkNameItem = menu.addItem(withTitle: networkNameText, action: nil, keyEquivalent: "")
    networkNameItem.isEnabled = false

    menu.addItem(.separator())

    // Created at runtime; these items are placeholders.
    menu.addItem(withTitle: networkNameText2, action: #selector(networkName), keyEquivalent: "")

    menu.addItem(.separator())
    menu.addItem(withTitle: "Quit", action: #selector(quit), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func networkName() {}

  @objc private func quit() {}
}
