import AppKit

/// A title that some conditions replace, and one that every condition sets.
final class ParcelController: NSObject {
  var parcel: Parcel
  private var shownMenu: NSMenu?
  private var stampMenu: NSMenu?
  private var shelfMenu: NSMenu?

  init(parcel: Parcel) { self.parcel = parcel }

  func makeMenu() -> NSMenu {
    let menu = NSMenu()
    let item = NSMenuItem(title: parcel.address, action: nil, keyEquivalent: "")
    if parcel.isLetter {
      item.title = "(Letter)"
    } else if parcel.isCard {
      item.title = "(Card)"
    }
    menu.addItem(item)
    let kind = NSMenuItem(title: "Kind", action: nil, keyEquivalent: "")
    switch parcel.kind {
    case .small: kind.title = "Small"
    case .large: kind.title = "Large"
    case .unknown: break
    }
    menu.addItem(kind)
    let speed = NSMenuItem(title: "Speed", action: nil, keyEquivalent: "")
    if parcel.isFast {
      speed.title = "Express"
    } else if parcel.isSlow {
      speed.title = "Economy"
    } else {
      speed.title = "Standard"
    }
    menu.addItem(speed)
    return menu
  }

  /// A sum of a count of which nothing is known.
  func makeStamps(first: Int) -> NSMenu {
    let menu = NSMenu()
    let count = UserDefaults.standard.integer(forKey: "stamps")
    menu.addItem(withTitle: title(count, start: parcel.first), action: nil, keyEquivalent: "")
    return menu
  }

  private func title(_ count: Int, start: Int) -> String {
    var count = count
    if start == 0 {
      count -= 1
    }
    return "\(count + 1) to \(count + 10)"
  }

  /// Submenus by an index that the program counts.
  func makeShelves() -> NSMenu {
    let menu = NSMenu()
    menu.addItem(withTitle: "Shelves", action: nil, keyEquivalent: "")
    var row = menu.numberOfItems - 1
    for shelf in parcel.shelves {
      let item = NSMenuItem(title: shelf.name, action: nil, keyEquivalent: "")
      item.submenu = NSMenu(title: "")
      menu.addItem(item)
      row += 1
      for box in shelf.boxes {
        if let inner = menu.item(at: row)?.submenu {
          inner.addItem(withTitle: box.label, action: nil, keyEquivalent: "")
        }
      }
    }
    return menu
  }

  func fill() {
    shelfMenu = makeShelves()
    shownMenu = makeMenu()
    stampMenu = makeStamps(first: 0)
  }

  func open(_ kind: Kind) {
    let menu: NSMenu?
    switch kind {
    case .parcel: menu = shownMenu
    case .stamps: menu = stampMenu
    }
    menu?.popUp(positioning: nil, at: .zero, in: nil)
  }
}
