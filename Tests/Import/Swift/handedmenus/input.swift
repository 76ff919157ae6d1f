import AppKit

/// Passes menus of its XIB on, and changes them in several ways.
final class KilnDelegate: NSObject, NSApplicationDelegate {
  @IBOutlet var glazeMenu: NSMenu!
  @IBOutlet var logLine: NSMenuItem!
  @IBOutlet var fireItem: NSMenuItem!
  @IBOutlet var coolItem: NSMenuItem!
  @IBOutlet var ventItem: NSMenuItem!
  @IBOutlet var sootItem: NSMenuItem!
  @IBOutlet var shardLine: NSMenuItem!

  func applicationDidFinishLaunching(_ notification: Notification) {
    Glazes.addItems(to: &glazeMenu)
    Shards.keep(shardLine)
    ventItem.action = #selector(KilnController.toggleVent(_:))
    sootItem.action = #selector(KilnController.sweep)
  }

  func listLogs() {
    guard let menu = logLine.menu else { return }
    menu.insertItem(NSMenuItem(title: logs.newest, action: nil, keyEquivalent: ""), at: 0)
  }

  func updateKeys() {
    let settings = [(1, fireItem, "f"), (2, coolItem, "c")]
    settings.forEach { number, item, key in
      item?.keyEquivalent = keys[key] ?? ""
    }
  }
}

enum Glazes {
  static func addItems(to menu: inout NSMenu) {
    for glaze in shelf.glazes { menu.addItem(NSMenuItem(title: glaze.name, action: nil, keyEquivalent: "")) }
  }
}

final class Shards {
  static var line: NSMenuItem?

  static func keep(_ item: NSMenuItem) { line = item }

  static func update() {
    line?.menu?.addItem(withTitle: newestShard, action: nil, keyEquivalent: "")
  }
}

final class KilnController: NSWindowController, NSMenuItemValidation {
  @objc func toggleVent(_ sender: NSMenuItem) {
    sender.state = vent.isOpen ? .on : .off
  }

  @objc func sweep(_ sender: Any?) {}

  @objc func copy(_ sender: Any?) {}

  @objc func paste(_ sender: Any?) {}

  func validateMenuItem(_ item: NSMenuItem) -> Bool {
    if item.action == #selector(sweep) { return chimney.isSooty }
    switch item.tag {
    case 31: return !shards.isEmpty
    case 32: return false
    default: return true
    }
  }
}
