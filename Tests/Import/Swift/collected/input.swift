import AppKit

/// The app's own items.
class DeckItem: NSMenuItem {
  var draw: (() -> Drawing)?

  init(_ title: String, handler: (() -> Void)? = nil, image: NSImage? = nil, drawing: (() -> Drawing)? = nil,
    flagImage: FlagImage? = nil, state: NSControl.StateValue? = nil
  ) {
    draw = drawing
    super.init(title: title, action: nil, keyEquivalent: "")
    self.title = title.cut(30)
    self.image = image
    if let state = state { self.state = state }
  }
}

final class DeckDivider: DeckItem {
  init() {
    super.init("", handler: {}, image: nil)
  }

  override var isSeparatorItem: Bool { return true }
}

final class DangerItem: DeckItem {
  init(danger: String) {
    super.init(danger, handler: nil)
  }
}

final class DeckMenu: NSMenu {
  init(small: Bool = false) {
    super.init(title: "")
  }
}

final class DeckView: NSView {
  func showMenu() -> NSMenu {
    var items: [DeckItem] = []
    items.append(DeckItem("Scrub", handler: { scrub() }))
    items.append(DeckDivider())
    items.append(.init("Swab", handler: { swab() }, image: NSImage(systemSymbolName: "drop", accessibilityDescription: nil)))
    items.append(DeckItem("Signal", flagImage: FlagImage.red.value, state: .on))
    if isLoose {
      items.append(DangerItem(danger: "Walk the Plank"))
    }
    let menu = DeckMenu(small: true)
    for item in items {
      menu.addItem(item)
    }
    return menu
  }

  func sails() -> NSMenu {
    let menu = NSMenu()
    let items: [DeckItem] = [.init("Hoist"), DeckItem("Furl")]
    items.forEach { menu.addItem($0) }
    return menu
  }
}
