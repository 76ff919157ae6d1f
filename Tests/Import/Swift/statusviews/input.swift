import AppKit

/// A status item that shows a view instead of an image.
final class GaugeDelegate: NSObject, NSApplicationDelegate {
  var statusItem: NSStatusItem!

  func applicationDidFinishLaunching(_ notification: Notification) {
    statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    let field = NSTextField(labelWithString: "Depth")
    statusItem.button?.addSubview(field)
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Gauge", action: nil, keyEquivalent: "q")
    statusItem.menu = menu
  }
}

/// A status item whose button another type fills.
final class TideDelegate: NSObject, NSApplicationDelegate {
  var statusItem: NSStatusItem!

  func applicationDidFinishLaunching(_ notification: Notification) {
    statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    TideLooks.apply(to: statusItem, tide: Tide())
  }

  private func open() {
    statusItem.menu = TideMenu.make()
    statusItem.button?.performClick(nil)
  }
}

enum TideMenu {
  static func make() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Tide", action: nil, keyEquivalent: "q")
    return menu
  }
}

enum TideLooks {
  static func apply(to statusItem: NSStatusItem, tide: Tide) {
    let view = NSHostingView(rootView: TideView(tide: tide))
    if let button = statusItem.button {
      button.addSubview(view)
      button.target = tide
    }
  }
}

/// A status item that an object sets up.
final class MoonDelegate: NSObject, NSApplicationDelegate {
  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  let painter = MoonPainter()

  func applicationDidFinishLaunching(_ notification: Notification) {
    painter.paint(item)
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Moon", action: nil, keyEquivalent: "q")
    item.menu = menu
  }
}

final class MoonPainter {
  func paint(_ item: NSStatusItem) {
    item.button?.image = NSImage(systemSymbolName: "moon", accessibilityDescription: nil)
  }
}
