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

/// A status item that a helper keeps, with a model whose name is similar.
final class RainDelegate: NSObject, NSApplicationDelegate {
  let bar = RainBar()
  let statusItemModel = RainModel()

  func applicationDidFinishLaunching(_ notification: Notification) {
    statusItemModel.title = "Not a title of the button"
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Rain", action: nil, keyEquivalent: "q")
    bar.entry.menu = menu
  }
}

final class RainModel {
  var title = ""
}

final class RainBar {
  let entry = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  init() { RainLooks(entry).draw() }
}

final class RainLooks {
  private let target: NSStatusItem

  init(_ target: NSStatusItem) { self.target = target }

  func draw() {
    guard let face = target.button else { return }
    face.title = "Rain"
  }
}

/// A status item of which the sources do not show the content.
final class FogDelegate: NSObject, NSApplicationDelegate {
  let item: NSStatusItem

  func applicationDidFinishLaunching(_ notification: Notification) {
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Fog", action: nil, keyEquivalent: "q")
    item.menu = menu
  }
}

/// A status item with a method of an extension.
final class HailDelegate: NSObject, NSApplicationDelegate {
  let item = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    item.showHail()
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Hail", action: nil, keyEquivalent: "q")
    item.menu = menu
  }
}

extension NSStatusItem {
  func showHail() { button?.title = "Hail" }
}

/// A status item with a title where the symbol is missing.
final class SleetDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    showLook()
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Sleet", action: #selector(NSApplication.terminate), keyEquivalent: "q")
    statusItem.menu = menu
  }

  private func showLook() {
    if let image = NSImage(systemSymbolName: "cloud.sleet", accessibilityDescription: nil) {
      statusItem.button?.image = image
    } else {
      statusItem.button?.title = "Sleet"
    }
  }
}

/// The same in the method that makes the menu.
final class GaleDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func applicationDidFinishLaunching(_ notification: Notification) {
    if let image = NSImage(systemSymbolName: "wind", accessibilityDescription: nil) {
      statusItem.button?.image = image
    } else {
      statusItem.button?.title = "Gale"
    }
    let menu = NSMenu()
    menu.addItem(withTitle: "Quit Gale", action: #selector(NSApplication.terminate), keyEquivalent: "q")
    statusItem.menu = menu
  }
}
