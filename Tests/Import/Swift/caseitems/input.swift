import AppKit

/// Items that the cases of an enumeration make.
enum Berth: CaseIterable {
  case none, bow, stern, side

  static var menuItems: [NSMenuItem] {
    [Self.none.menuItem, .separator()] + Self.allCases[1...].map(\.menuItem)
  }

  var menuItem: NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }

  var title: String {
    switch self {
    case .none: "No Berth"
    case .bow: "Bow"
    case .stern: "Stern"
    case .side: "Side"
    }
  }

  func shortItem(key: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: key)
  }
}

enum Cargo: Equatable {
  case crates
  case barrels(Int?)

  static let all: [Cargo] = [.crates, .barrels(nil)]

  var title: String { "Crates" }
}

final class BerthView: NSView {
  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.items = Berth.menuItems
    menu.addItem(.separator())
    for berth in Berth.allCases[..<3] { menu.addItem(berth.shortItem(key: "")) }
    for cargo in [Cargo.crates] {
      if cargo == .barrels(nil) {
        menu.addItem(withTitle: "Barrels", action: nil, keyEquivalent: "")
      } else {
        menu.addItem(withTitle: cargo.title, action: nil, keyEquivalent: "")
      }
    }
    return menu
  }
}
