import AppKit
import SwiftUI

/// Loops whose first branch adds a divider.
final class GateView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    for gate in Canal.shared.gates {
      if gate.isGap {
        menu.addItem(NSMenuItem.separator())
      } else {
        menu.addItem(withTitle: gate.name, action: nil, keyEquivalent: "")
      }
    }
    menu.addGap()
    return menu
  }
}

final class LockView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.items = Canal.shared.locks.map { lock in
      switch lock {
      case .gap: return .separator()
      case .lock(let name): return NSMenuItem(title: name, action: nil, keyEquivalent: "")
      case .basin(let name): return NSMenuItem(title: name, action: nil, keyEquivalent: "")
      }
    }
    return menu
  }
}

/// A divider before each item stays.
final class WeirView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    for weir in Canal.shared.weirs {
      if weir.startsGroup { menu.addItem(.separator()) }
      menu.addItem(withTitle: weir.name, action: nil, keyEquivalent: "")
    }
    return menu
  }
}

struct QuayMenu: View {
  let quays: [Quay]

  var body: some View {
    Menu("Quays") {
      ForEach(quays) { quay in
        if quay.isGap {
          Divider()
        } else {
          Button(quay.name) {}
        }
      }
    }
  }
}

extension NSMenu {
  func addGap() {
    if items.count > 0 && !items.last!.isSeparatorItem { addItem(.separator()) }
    addItem(withTitle: "All Gates", action: nil, keyEquivalent: "")
    if items.count > 0 && !items.last!.isSeparatorItem { addItem(.separator()) }
    addItem(withTitle: "Options", action: nil, keyEquivalent: "")
  }
}
