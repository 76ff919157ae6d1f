import AppKit

/// Images that stay
final class ImagesThatStayViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Note", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let pinItem = menu.addItem(withTitle: "Pin", action: #selector(pin), keyEquivalent: "")
    pinItem.image = NSImage(systemSymbolName: "pin", accessibilityDescription: nil)
    if #available(macOS 27.0, *) {
      pinItem.preferredImageVisibility = .visible
    }

    let lockItem = menu.addItem(withTitle: "Lock", action: #selector(lock), keyEquivalent: "")
    lockItem.image = NSImage(systemSymbolName: "lock", accessibilityDescription: nil)

    menu.addItem(.separator())

    let tagItem = menu.addItem(withTitle: "Tag", action: #selector(tag), keyEquivalent: "")
    tagItem.image = NSImage(systemSymbolName: "tag", accessibilityDescription: nil)
    if #available(macOS 27.0, *) {
      tagItem.preferredImageVisibility = .hidden
    }

    menu.addItem(withTitle: "Plain", action: #selector(plain), keyEquivalent: "")
    menu.addItem(.separator())

    let moveItem = menu.addItem(withTitle: "Move", action: nil, keyEquivalent: "")
    moveItem.submenu = makeMoveMenu()
    moveItem.image = NSImage(systemSymbolName: "folder", accessibilityDescription: nil)
    if #available(macOS 27.0, *) {
      moveItem.preferredImageVisibility = .visible
    }

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeMoveMenu() -> NSMenu {
    let menu = NSMenu(title: "Move")

    menu.addItem(withTitle: "Travel", action: #selector(travel), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func pin() {}

  @objc private func lock() {}

  @objc private func tag() {}

  @objc private func plain() {}

  @objc private func travel() {}
}
