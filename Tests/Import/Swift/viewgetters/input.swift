import AppKit

/// A view that overrides its menu with a property, which its initializer fills.
final class HarborView: NSView {
  private let harborMenu = NSMenu(title: "Harbor")
  private(set) var lightItem: NSMenuItem?

  override var menu: NSMenu? {
    get { self.harborMenu }
    set {}
  }

  override init(frame: NSRect) {
    super.init(frame: frame)
    self.lightItem = NSMenuItem(title: "Light Lamp", action: #selector(light), keyEquivalent: "")
    let piers = NSMenu()
    for pier in ["North Pier", "South Pier"] {
      piers.addItem(NSMenuItem(title: pier, action: #selector(moor), keyEquivalent: ""))
    }
    if let item = self.lightItem {
      self.harborMenu.addItem(item)
    }
    let pierItem = NSMenuItem(title: "Moor", action: nil, keyEquivalent: "")
    self.harborMenu.addItem(pierItem)
    self.harborMenu.setSubmenu(piers, for: pierItem)
  }

  @objc func light() {}
  @objc func moor(_ sender: NSMenuItem) {}
}
