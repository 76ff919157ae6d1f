import AppKit

/// Items of a property that a delegate inserts by their numbers.
final class CrewMenu {
  static var menu: NSMenu!
  static var warnings: [NSMenuItem]?
  static let delegate = CrewMenuDelegate()

  static func setUp() {
    menu = NSMenu()
    menu.delegate = delegate
    let warning = NSMenuItem(title: "No Crew", action: nil, keyEquivalent: "")
    warnings = [warning, NSMenuItem.separator()]
    menu.addItem(withTitle: "Hire", action: nil, keyEquivalent: "")
    NSStatusBar.system.statusItem(withLength: 20).menu = menu
  }

  static func showWarnings(_ isShown: Bool) {
    warnings?.enumerated().forEach { index, item in
      if isShown && !menu.items.contains(item) { menu.insertItem(item, at: index) }
    }
    warnings?.forEach { $0.isEnabled = false }
  }
}

final class CrewMenuDelegate: NSObject, NSMenuDelegate {
  func menuWillOpen(_ menu: NSMenu) {
    CrewMenu.showWarnings(Crew.shared.isEmpty)
  }
}
