import AppKit

/// Local functions and closures add to the menu around them.
final class DeckView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    func add(_ name: String) {
      let entry = NSMenuItem(title: name, action: #selector(go(_:)), keyEquivalent: "")
      menu.addItem(entry)
    }
    add("Hoist")
    add("Lower")
    menu.addItem(withTitle: "Furl", action: #selector(go(_:)), keyEquivalent: "")
    return menu
  }

  func closures() {
    let menu = NSMenu(title: "Watch")
    let add = { (name: String) in
      menu.addItem(withTitle: name, action: nil, keyEquivalent: "")
    }
    add("First")
    add("Second")
    view.menu = menu
  }

  func lines() {
    let menu = NSMenu(title: "Lines")
    var needsLine = false
    func line() {
      if needsLine { menu.addItem(.separator()) }
      needsLine = true
    }
    line()
    menu.addItem(withTitle: "Anchor", action: nil, keyEquivalent: "")
    line()
    menu.addItem(withTitle: "Chain", action: nil, keyEquivalent: "")
    view.menu = menu
  }

  func filled() {
    let menu = NSMenu(title: "Filled")
    fill(menu)
    view.menu = menu
  }

  private func fill(_ menu: NSMenu) {
    func add(_ name: String, isOn: Bool = false) {
      let item = NSMenuItem(title: name, action: nil, keyEquivalent: "")
      item.state = isOn ? .on : .off
      menu.addItem(item)
    }
    add("Red", isOn: true)
    add("Green")
  }

  @objc func go(_ sender: Any) {}
}
