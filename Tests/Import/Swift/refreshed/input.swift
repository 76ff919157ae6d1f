import AppKit

/// Menus of the app's own class, which other objects ask to fill themselves.
var tideMenu: TideMenu!

final class TideDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    tideMenu = TideMenu()
    tideMenu.delegate = tideMenu
    statusItem.menu = tideMenu
    refresh()
  }

  func refresh() {
    tideMenu.update(for: 3)
  }
}

final class TideMenu: NSMenu, NSMenuDelegate {
  var lastHarbor = 0

  func menuWillOpen(_ menu: NSMenu) {
    if Harbor.current != lastHarbor { update(for: Harbor.current) }
  }

  func update(for harbor: Int) {
    lastHarbor = harbor
    removeAllItems()
    addItem(withTitle: "High Tide", action: nil, keyEquivalent: "")
    addItem(withTitle: "Low Tide", action: nil, keyEquivalent: "")
    addItem(.separator())
    addItem(withTitle: "Quit", action: nil, keyEquivalent: "q")
  }
}

enum Harbor {
  static var current: Int { Int.random(in: 0...9) }
}

/// A menu that a property fills.
final class CatchMenu: NSMenu {
  var fish: [String] = [] {
    didSet { rebuild() }
  }

  private func rebuild() {
    removeAllItems()
    for name in fish { addItem(withTitle: name, action: nil, keyEquivalent: "") }
    addItem(withTitle: "Release All", action: nil, keyEquivalent: "")
  }
}

final class CatchController: NSViewController {
  let catchMenu = CatchMenu()

  override func viewDidLoad() {
    view.menu = catchMenu
    catchMenu.fish = ["Cod", "Hake"]
  }
}

/// A menu that AppKit updates.
final class BuoyMenu: NSMenu {
  override func update() {
    super.update()
    removeAllItems()
    addItem(withTitle: "Ring", action: nil, keyEquivalent: "")
  }
}

final class BuoyController: NSViewController {
  override func viewDidLoad() { view.menu = BuoyMenu() }
}

/// A menu that others fill.
final class GullMenu: NSMenu {
  func show(_ gulls: [String]) {
    for gull in gulls { addItem(withTitle: gull, action: nil, keyEquivalent: "") }
  }
}

final class GullController: NSViewController {
  override func viewDidLoad() { view.menu = GullMenu() }
}
