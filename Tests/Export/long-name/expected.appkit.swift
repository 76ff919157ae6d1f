import AppKit

/// Chosen anchorages and moorings along the coast
final class ChosenAnchoragesAndMooringsAlongTheViewController: NSViewController {
  // TODO: Supply ‹berth› of each element.
  var berths: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(withTitle: "Moor", action: #selector(moor), keyEquivalent: "")
    menu.addItem(.separator())

    for berth in berths {
      let berthItem = menu.addItem(
        withTitle: berth,
        action: #selector(chooseBerth),
        keyEquivalent: ""
      )
      berthItem.representedObject = berth
    }

    menu.addItem(.separator())
    menu.addItem(withTitle: "Sail", action: #selector(sail), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func moor() {}

  @objc private func chooseBerth(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? String`.
  }

  @objc private func sail() {}
}
