import AppKit

/// What the uses of a menu tell about its kind.
final class WharfView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? { makeMenu() }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Wharf", action: nil, keyEquivalent: "")
    return menu
  }
}

enum Builder {
  static func make() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Built", action: nil, keyEquivalent: "")
    return menu
  }
}

final class RowView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? { Builder.make() }
}

final class PopView: NSView {
  weak var theMenu: NSMenu?

  func setUp() {
    let new = NSMenu()
    new.addItem(withTitle: "Popped", action: nil, keyEquivalent: "")
    theMenu = new
  }

  override func rightMouseUp(with event: NSEvent) {
    theMenu?.popUp(positioning: nil, at: .zero, in: self)
  }
}

final class OwnView: NSTableView {
  func setUp() {
    let m = NSMenu(title: "Own")
    m.addItem(withTitle: "Bare", action: nil, keyEquivalent: "")
    menu = m
  }
}

final class ImpliedView: NSView {
  let stored: NSMenu = .init(title: "Stored")

  func setUp() {
    stored.addItem(withTitle: "Kept", action: nil, keyEquivalent: "")
    let local: NSMenu = .init()
    let item: NSMenuItem = .init(title: "Local", action: nil, keyEquivalent: "")
    item.submenu = .init(title: "Inner").filled()
    local.addItem(item)
    other.menu = local
    self.menu = stored
  }
}

extension NSMenu {
  func filled() -> NSMenu {
    addItem(withTitle: "Filled", action: nil, keyEquivalent: "")
    return self
  }
}
