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
