import AppKit

/// Names of inner blocks end with them.
final class HarborView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    let entry = NSMenuItem(title: "Recall", action: nil, keyEquivalent: "")
    let sub = NSMenu(title: "Recall")
    for i in 1...3 {
      let entry = NSMenuItem(title: "Berth \(i)", action: #selector(go(_:)), keyEquivalent: "")
      sub.addItem(entry)
    }
    entry.submenu = sub
    menu.addItem(entry)
    return menu
  }

  @objc func go(_ sender: Any) {}
}

final class QuayView: NSView {
  var isFoggy = load()

  func branches() {
    let m = NSMenu(title: "Branches")
    let item = NSMenuItem(title: "Outer", action: nil, keyEquivalent: "")
    if isFoggy {
      let item = NSMenuItem(title: "Foghorn", action: nil, keyEquivalent: "")
      m.addItem(item)
    }
    switch tide() {
    case .low:
      let item = NSMenuItem(title: "Low", action: nil, keyEquivalent: "")
      m.addItem(item)
    default:
      let item = NSMenuItem(title: "High", action: nil, keyEquivalent: "")
      m.addItem(item)
    }
    item.state = .on
    m.addItem(item)
    self.menu = m
  }

  func closures() {
    let menu = NSMenu(title: "Closures")
    let item = NSMenuItem(title: "Ropes", action: nil, keyEquivalent: "")
    let sub = NSMenu()
    ["Bow", "Stern"].forEach { name in
      let item = NSMenuItem(title: name, action: nil, keyEquivalent: "")
      sub.addItem(item)
    }
    item.submenu = sub
    menu.addItem(item)
    do {
      let menu = NSMenu(title: "Inner")
      menu.addItem(withTitle: "Inside", action: nil, keyEquivalent: "")
      view.menu = menu
    }
    menu.addItem(withTitle: "Outside", action: nil, keyEquivalent: "")
    other.menu = menu
  }

  func bound() {
    let menu = NSMenu(title: "Bound")
    let item = NSMenuItem(title: "Hold", action: nil, keyEquivalent: "")
    item.submenu = NSMenu()
    if let menu = item.submenu {
      menu.addItem(withTitle: "Deep", action: nil, keyEquivalent: "")
    }
    menu.addItem(item)
    menu.addItem(withTitle: "Top", action: nil, keyEquivalent: "")
    let all = menu.addItem(withTitle: "All", action: nil, keyEquivalent: "")
    for title in ["Port", "Starboard"] {
      let all = menu.addItem(withTitle: title, action: nil, keyEquivalent: "")
      all.isEnabled = false
    }
    all.state = .on
    view.menu = menu
  }

  func cycle() {
    let menu = NSMenu(title: "Cycle")
    let item = NSMenuItem(title: "Loop", action: nil, keyEquivalent: "")
    menu.addItem(item)
    item.submenu = menu
    view.menu = menu
  }
}
