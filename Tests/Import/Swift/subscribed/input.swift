import AppKit

/// Closures of unknown functions that change menus later.
final class RelayView: NSView {
  let kept = NSMenu(title: "Kept")
  var relay = load()

  func setUp() {
    let m = NSMenu(title: "Relay")
    m.addItem(withTitle: "Launch", action: nil, keyEquivalent: "")
    m.addItem(withTitle: "Land", action: nil, keyEquivalent: "")
    relay.subscribe(onNext: { value in
      m.item(withTitle: "Launch")?.state = value ? .on : .off
      m.items[1].isHidden = value
    })
    load { names in
      for name in names { m.addItem(withTitle: name, action: nil, keyEquivalent: "") }
    }
    relay.changed { m in m.removeAllItems() }
    self.menu = m
  }

  func other() {
    kept.addItem(withTitle: "Alpha", action: nil, keyEquivalent: "")
    relay.subscribe { [weak self] value in self?.kept.item(withTitle: "Alpha")?.isEnabled = value }
    kept.items.removeLast()
    kept.addItem(withTitle: "Bravo", action: nil, keyEquivalent: "")
    kept.items.sort { $0.title < $1.title }
    view.menu = kept
  }
}
