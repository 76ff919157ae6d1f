import AppKit

/// Arrays of items in loops, properties, and transformations.
enum Wind: CaseIterable {
  case north, south
  var title: String { self == .north ? "North" : "South" }
}

final class RowView: NSView {
  let extra = [NSMenuItem(title: "Extra", action: nil, keyEquivalent: "")]
  lazy var a = NSMenuItem(title: "Alpha", action: nil, keyEquivalent: "")
  lazy var b = NSMenuItem(title: "Bravo", action: nil, keyEquivalent: "")
  var rows: [NSMenuItem] { [NSMenuItem(title: "Computed", action: nil, keyEquivalent: ""), .separator()] }

  func loops() {
    let m = NSMenu(title: "Loops")
    for item in [NSMenuItem(title: "A", action: nil, keyEquivalent: ""), .separator()] { m.addItem(item) }
    [a, .separator(), b].forEach { item in
      item.target = self
      m.addItem(item)
    }
    for item in rows { m.addItem(item) }
    for item in self.extra where !item.isSeparatorItem { m.addItem(item) }
    let last = NSMenuItem(title: "Last", action: nil, keyEquivalent: "")
    let more: [NSMenuItem?] = [last, nil]
    for case let item? in more { m.addItem(item) }
    for case let title? in ["Title", nil] { m.addItem(withTitle: title, action: nil, keyEquivalent: "") }
    for item in extra.reversed() { m.addItem(item.copy() as! NSMenuItem) }
    view.menu = m
  }

  func maps() {
    let m = NSMenu(title: "Maps")
    m.items = Wind.allCases.map { NSMenuItem(title: $0.title, action: nil, keyEquivalent: "") }
    m.items += ["East"].map { title in
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      item.state = .on
      return item
    }
    let made = ["West"].map(make)
    for item in made { m.addItem(item) }
    ["Calm", "Gale"].enumerated().map { i, t in NSMenuItem(title: "\(i) \(t)", action: nil, keyEquivalent: "") }
      .forEach(m.addItem)
    m.items += [NSMenuItem(title: "One", action: nil, keyEquivalent: ""), nil, .separator()].compactMap { $0 }
    m.items += load().map { NSMenuItem(title: $0.name, action: nil, keyEquivalent: "") }
    view.menu = m
  }

  func passed() {
    let m = NSMenu.made([a, .separator()])
    m.append(b, .separator(), NSMenuItem(title: "Charlie", action: nil, keyEquivalent: ""))
    view.menu = m
  }

  func changed() {
    let m = NSMenu(title: "Changed")
    m.items.append(NSMenuItem(title: "Appended", action: nil, keyEquivalent: ""))
    m.items.insert(NSMenuItem(title: "First", action: nil, keyEquivalent: ""), at: 0)
    m.items.append(contentsOf: extra)
    view.menu = m
  }

  private func make(_ title: String) -> NSMenuItem { NSMenuItem(title: title, action: nil, keyEquivalent: "") }
}

extension NSMenu {
  static func made(_ rows: [NSMenuItem]) -> NSMenu {
    let menu = NSMenu(title: "Made")
    for row in rows { menu.addItem(row) }
    return menu
  }

  func append(_ rows: NSMenuItem...) {
    for row in rows { addItem(row) }
  }
}
