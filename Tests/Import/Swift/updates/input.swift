import AppKit

/// A status menu whose items other methods change.
final class TideController: NSObject, NSMenuDelegate {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
  private let harborItem = NSMenuItem(title: "Harbor", action: #selector(pickHarbor), keyEquivalent: "")
  private let alarmItem = NSMenuItem(title: "Alarm", action: #selector(toggleAlarm), keyEquivalent: "a")
  private lazy var historyMenu = NSMenu(title: "History")

  override init() {
    super.init()
    let menu = NSMenu()
    menu.addItem(harborItem)
    menu.addItem(alarmItem)
    let tideItem = NSMenuItem(title: "Tide", action: #selector(showTide), keyEquivalent: "t")
    tideItem.tag = 7
    menu.addItem(tideItem)
    let historyItem = NSMenuItem(title: "History", action: nil, keyEquivalent: "")
    historyMenu.delegate = self
    historyItem.submenu = historyMenu
    menu.addItem(historyItem)
    MoonMenus.shared.addMoon(to: menu)
    statusItem.menu = menu
    renameTide()
  }

  private func renameTide() {
    guard let item = statusItem.menu?.item(withTag: 7) else { return }
    if Forecast.isHigh {
      item.title = "High Tide"
    } else {
      item.title = "Low Tide"
    }
  }

  func harborChanged(to harbor: Harbor) {
    harborItem.title = harbor.name
    alarmItem.state = harbor.hasAlarm ? .on : .off
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    guard menu == historyMenu else { return }
    menu.removeAllItems()
    for entry in Forecast.entries {
      menu.addItem(withTitle: entry.day, action: #selector(showTide), keyEquivalent: "")
    }
    menu.addItem(.separator())
    menu.addItem(withTitle: "Clear History", action: #selector(clear), keyEquivalent: "")
  }

  @objc private func pickHarbor() {}
  @objc private func toggleAlarm() {}
  @objc private func showTide() {}
  @objc private func clear() {}
}

final class MoonMenus {
  static let shared = MoonMenus()

  func addMoon(to menu: NSMenu) {
    let phases = NSMenu(title: "Moon")
    phases.addItem(withTitle: "Show Phases", action: nil, keyEquivalent: "")
    let item = NSMenuItem(title: "Moon", action: nil, keyEquivalent: "")
    item.submenu = phases
    menu.addItem(item)
  }

  /// The menu of an item elsewhere.
  func fill(_ item: NSMenuItem) {
    let stars = NSMenu(title: "Stars")
    stars.addItem(withTitle: "Show Stars", action: nil, keyEquivalent: "")
    item.submenu = stars
  }
}
