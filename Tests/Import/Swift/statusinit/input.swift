import AppKit

/// A status item whose button an initializer and a method set.
final class HornController: NSObject {
  private lazy var statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  override init() {
    super.init()
    if let button = statusItem.button {
      button.image = NSImage(named: "Horn")
    }
    showMenu()
  }

  func showMenu() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Sound Horn", action: nil, keyEquivalent: "")
    statusItem.menu = menu
  }

  func update(_ level: String?) {
    guard let button = statusItem.button else { return }
    button.title = level.map { " \($0)" } ?? ""
  }
}
