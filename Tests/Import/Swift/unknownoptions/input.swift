import AppKit

/// Pop-up buttons with several placeholders of one title, which show the first item.
final class WharfController: NSViewController {
  @IBOutlet weak var cratePopUp: NSPopUpButton!
  @IBOutlet weak var cranePopUp: NSPopUpButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    let crates = NSMenu()
    for name in Store.shared.full { crates.addItem(withTitle: name, action: nil, keyEquivalent: "") }
    if !Store.shared.empty.isEmpty {
      crates.addItem(.separator())
      for name in Store.shared.empty { crates.addItem(withTitle: name, action: nil, keyEquivalent: "") }
    }
    cratePopUp.menu = crates
    let cranes = NSMenu()
    cranes.addItem(withTitle: "Any Crane", action: nil, keyEquivalent: "")
    let big = NSMenuItem(title: "Big Cranes", action: nil, keyEquivalent: "")
    big.submenu = NSMenu()
    big.submenu?.addItem(withTitle: "Red Crane", action: nil, keyEquivalent: "")
    cranes.addItem(big)
    cranePopUp.menu = cranes
  }

  func lift() {
    for item in cratePopUp.menu?.items ?? [] where item.title == Store.shared.lifted { cratePopUp.select(item) }
    for item in cranePopUp.menu?.items ?? [] where item.title == Store.shared.crane { cranePopUp.select(item) }
  }

  func makeTonsPopUp() -> NSPopUpButton {
    let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
    let menu = NSMenu()
    for tons in [Tons.one, .two, .ten] { menu.addItem(withTitle: tons.description, action: nil, keyEquivalent: "") }
    popUp.menu = menu
    if let tons = Store.shared.tons { popUp.select(menu.item(withTitle: tons)) }
    return popUp
  }
}
