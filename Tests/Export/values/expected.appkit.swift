import AppKit

/// Print
final class PrintViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Print", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    // AppKit does not support items side by side. The items are below one another.
    let fitItem = menu.addItem(withTitle: "Fit", action: #selector(fit), keyEquivalent: "")
    fitItem.image = NSImage(
      systemSymbolName: "arrow.down.right.and.arrow.up.left",
      accessibilityDescription: nil
    )

    let rotateItem = menu.addItem(withTitle: "Rotate", action: #selector(rotate), keyEquivalent: "")
    rotateItem.image = NSImage(systemSymbolName: "rotate.right", accessibilityDescription: nil)

    menu.addItem(.separator())

    // AppKit does not support the stepper “Copies”. Set the view of a menu item.
    // AppKit does not support the stepper “Margin”. Set the view of a menu item.
    // AppKit does not support the slider “Brightness”. Set the view of a menu item.
    // AppKit does not support sliders. Set the view of a menu item.
    // AppKit does not support items side by side. The items are below one another.
    let boldItem = menu.addItem(withTitle: "Bold", action: #selector(bold), keyEquivalent: "")
    boldItem.image = NSImage(systemSymbolName: "bold", accessibilityDescription: nil)

    let italicItem = menu.addItem(withTitle: "Italic", action: #selector(italic), keyEquivalent: "")
    italicItem.image = NSImage(systemSymbolName: "italic", accessibilityDescription: nil)

    menu.addItem(.separator())

    let newItem = menu.addItem(withTitle: "2 pages", action: nil, keyEquivalent: "")
    newItem.isEnabled = false

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func fit() {}

  @objc private func rotate() {}

  @objc private func bold() {}

  @objc private func italic() {}
}
