import AppKit

// Properties in extensions and classes whose setters change an item.
extension NSMenu {
  @discardableResult
  func addRow(_ title: String, isMarked: Bool = false) -> NSMenuItem {
    let item = RowItem(title, isMarked: isMarked)
    addItem(item)
    return item
  }
}

extension NSMenuItem {
  var isMarked: Bool {
    get { state == .on }
    set { state = newValue ? .on : .off }
  }

  var isVisible: Bool {
    get { !isHidden }
    set(flag) { isHidden = !flag }
  }
}

class RowItem: NSMenuItem {
  var symbol: String {
    get { "" }
    set { image = NSImage(systemSymbolName: newValue, accessibilityDescription: nil) }
  }

  init(_ title: String, isMarked: Bool = false) {
    super.init(title: title, action: nil, keyEquivalent: "")
    self.isMarked = isMarked
  }
}

final class TopRowItem: RowItem {}

final class DeckController: NSObject {
  let statusItem = NSStatusBar.system.statusItem(withLength: -1)
  let later = NSMenuItem(title: "Later", action: nil, keyEquivalent: "")

  func show(_ weather: Weather) {
    let menu = NSMenu()
    menu.addRow("Plain")
    menu.addRow("Marked", isMarked: true)
    menu.addRow("Rain", isMarked: weather.isWet)
    menu.addRow("Flag").isMarked = true
    menu.addRow("Hidden").isVisible = false
    menu.addRow("Deep").isMarked = weather.depth == 3
    let top = TopRowItem("Top")
    top.symbol = "arrow.up"
    menu.addItem(top)
    menu.addItem(later)
    statusItem.menu = menu
  }

  func refresh() {
    later.isMarked = true
  }
}

final class Weather {
  var isWet: Bool
  var depth: Int

  init(isWet: Bool, depth: Int) { (self.isWet, self.depth) = (isWet, depth) }
}

extension NSMenuItem {
  func withSubmenu(_ menu: @autoclosure () -> NSMenu) -> Self {
    submenu = isEnabled ? menu() : NSMenu()
    return self
  }
}

final class HoldController: NSObject {
  let statusItem = NSStatusBar.system.statusItem(withLength: -1)

  func show() {
    statusItem.button?.title = "Hold"
    let menu = NSMenu()
    menu.addRow("Crates").withSubmenu(crates())
    statusItem.menu = menu
  }

  private func crates() -> NSMenu {
    let menu = NSMenu()
    menu.addRow("Crate 1")
    return menu
  }
}
