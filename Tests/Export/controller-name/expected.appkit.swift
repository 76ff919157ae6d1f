import AppKit

/// anchorage-view-controller-menu
final class AnchorageMenuViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "", action: nil, keyEquivalent: "", at: 0)
    menu.items[0].image = NSImage(systemSymbolName: "ellipsis", accessibilityDescription: nil)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(withTitle: "Moor", action: #selector(moor), keyEquivalent: "")
    menu.addItem(withTitle: "Sail", action: #selector(sail), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func moor() {}

  @objc private func sail() {}
}
