import AppKit

final class ExportedStatusItem: NSObject {
  // TODO: Supply ‹network name›.
  var networkName = ""

  struct Network: Hashable {
    var name: String
  }

  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  // TODO: Supply ‹network.name› of each element.
  var networks: [Network] = []

  override init() {
    super.init()
    statusItem.button?.image = NSImage(systemSymbolName: "wifi", accessibilityDescription: nil)
    statusItem.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    let networkNameItem = menu.addItem(withTitle: networkName, action: nil, keyEquivalent: "")
    networkNameItem.isEnabled = false

    menu.addItem(.separator())

    for network in networks {
      let networkNameItem2 = menu.addItem(
        withTitle: network.name,
        action: #selector(chooseNetwork),
        keyEquivalent: ""
      )
      networkNameItem2.representedObject = network
    }

    menu.addItem(.separator())
    menu.addItem(withTitle: "Quit", action: #selector(quit), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func chooseNetwork(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Network`.
  }

  @objc private func quit() {}
}
