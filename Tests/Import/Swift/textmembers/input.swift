import AppKit

// Extensions of texts use the members of the text itself; an initializer hands its text on to another.
final class OrchardStatus: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func start() {
    statusItem.button?.title = "Orchard"
    let menu = NSMenu()
    for item in [NSMenuItem("Graft"), NSMenuItem(plain: "Prune")].compactMap({ $0 }) { menu.addItem(item) }
    if let item = NSMenuItem("pick pears") { menu.addItem(item) }
    if let item = NSMenuItem(plain: "press".asHeadline) { menu.addItem(item) }
    statusItem.menu = menu
  }
}

extension NSMenuItem {
  convenience init?(plain: String?) {
    guard let plain, !plain.isEmpty else { return nil }
    self.init(title: plain, action: nil, keyEquivalent: "")
  }

  convenience init?(_ title: String?) {
    guard let title = title?.inOwnLanguage, !title.isEmpty else { return nil }
    self.init(plain: title)
  }
}

extension StringProtocol {
  var inOwnLanguage: String { NSLocalizedString(description, comment: "") }
}

extension String {
  var asHeadline: String { isEmpty ? "" : capitalized }
}
