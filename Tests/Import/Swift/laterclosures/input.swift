import AppKit

/// Closures of unknown functions, and other methods, that change items of a menu.
final class SignalDelegate: NSObject, NSApplicationDelegate {
  let statusItem = NSStatusBar.system.statusItem(withLength: 20)
  let menu = NSMenu()

  func applicationDidFinishLaunching(_ notification: Notification) {
    let horn = NSMenuItem(title: "Horn", action: nil, keyEquivalent: "")
    menu.addItem(horn)
    menu.addItem(withTitle: "Light", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Bell", action: nil, keyEquivalent: "")
    relay.subscribe(onNext: { isOn in self.menu.item(withTitle: "Light")?.state = isOn ? .on : .off })
    loadNames { [weak self] names in
      for name in names { self?.menu.addItem(withTitle: name, action: nil, keyEquivalent: "") }
    }
    signals.observe { horn.isEnabled = $0 }
    statusItem.menu = menu
  }

  func bellChanged() {
    menu.items[2].isHidden = bell.isMuted
    menu.item(withTag: 9)?.title = "Gong"
  }
}

/// A submenu whose items a publisher supplies.
final class WreckController: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)

  func setUp() {
    statusItem.button?.title = "Wrecks"
    let wrecks = NSMenuItem(title: "Wrecks", action: nil, keyEquivalent: "")
    wrecks.submenu = NSMenu()
    supplyWrecks(to: wrecks)
    let menu = NSMenu()
    menu.items = [wrecks, NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q")]
    statusItem.menu = menu
  }

  private func supplyWrecks(to item: NSMenuItem) {
    DispatchQueue.main.async {
      Chart.shared.$wrecks.sink { names in
        item.submenu?.items = names.map { NSMenuItem(title: $0, action: nil, keyEquivalent: "") }
      }.store(in: &Chart.subscriptions)
    }
  }
}
