import AppKit

/// The menu bar that the app has instead of that of the XIB.
final class SlipwayBar: NSMenu {
  init() {
    super.init(title: "Slipway Bar")
    let boats = NSMenuItem()
    boats.submenu = NSMenu(title: "Slipway")
    boats.submenu?.items = [NSMenuItem(title: "Launch Boat", action: nil, keyEquivalent: "l")]
    items = [boats]
  }

  required init(coder: NSCoder) { fatalError() }
}

final class SlipwayDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    guard !ProcessInfo.processInfo.arguments.contains("--dry") else { return }
    NSApp.mainMenu = SlipwayBar()
  }
}
