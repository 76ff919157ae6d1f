import AppKit

/// Menus that are empty at first, and values with a fallback.
final class QuarryController: NSViewController {
  var sharedMenu: NSMenu?
  var stoneItem: NSMenuItem?
  var isLoaded: Bool { view.window != nil }

  func popUpStones() {
    let menu = NSMenu()
    if menu.items.isEmpty {
      menu.addItem(withTitle: "Granite", action: nil, keyEquivalent: "")
    }
    if !menu.items.isEmpty { menu.addItem(.separator()) }
    if menu.numberOfItems > 1 { menu.addItem(withTitle: "Marble", action: nil, keyEquivalent: "") }
    if menu.items.count == 0 { menu.addItem(withTitle: "Slate", action: nil, keyEquivalent: "") }
    if let last = menu.items.last, !last.isSeparatorItem { menu.addItem(.separator()) }
    menu.addItem(stoneItem ?? NSMenuItem(title: "Basalt", action: nil, keyEquivalent: ""))
    menu.popUp(positioning: nil, at: .zero, in: view)
  }

  func popUpTools() {
    let menu = sharedMenu ?? NSMenu()
    let chisel = NSMenuItem(title: "Chisel", action: nil, keyEquivalent: "")
    chisel.image = Tools.picture(of: "chisel")
    menu.addItem(chisel)
    let saw = NSMenuItem(title: "Saw", action: nil, keyEquivalent: "")
    saw.image = saw.image ?? picture
    menu.addItem(saw)
    let rope = NSMenuItem(title: "Rope", action: nil, keyEquivalent: "")
    rope.image = Tools.symbol("link")
    menu.addItem(rope)
    let cart = NSMenuItem(title: "Cart", action: nil, keyEquivalent: "")
    cart.image = isLoaded ? Tools.picture(of: "cart") : Tools.symbol("cart")
    menu.addItem(cart)
    let lamp = NSMenuItem(title: "Lamp", action: nil, keyEquivalent: "")
    lamp.image = Tools.hasSymbols ? Tools.symbol("lightbulb") : nil
    menu.addItem(lamp)
    menu.popUp(positioning: nil, at: .zero, in: view)
  }

  private var picture: NSImage? { Bundle.main.image(forResource: "saw") }
}

enum Tools {
  static let hasSymbols = true

  static func picture(of name: String) -> NSImage {
    NSWorkspace.shared.icon(forFile: "/tools/\(name)")
  }

  static func symbol(_ name: String) -> NSImage? {
    NSImage(systemSymbolName: name, accessibilityDescription: nil)
  }
}

final class QuarryStatus: NSObject {
  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
  var button: NSStatusBarButton!
  private let menu = NSMenu()
  var depth = 0 {
    didSet {
      var image = NSImage(named: "shallow")!
      if depth > 3 { image = NSImage(named: "deep")! }
      self.button.image = image
    }
  }

  override init() {
    super.init()
    button = item.button
    menu.addItem(withTitle: "Close Quarry", action: nil, keyEquivalent: "")
    item.menu = menu
  }
}
