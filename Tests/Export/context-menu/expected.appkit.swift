import AppKit

/// Photo
final class PhotoViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let copyItem = menu.addItem(
      withTitle: "Copy",
      action: #selector(performCopy),
      keyEquivalent: ""
    )
    copyItem.image = NSImage(systemSymbolName: "doc.on.doc", accessibilityDescription: nil)

    let favoriteItem = menu.addItem(
      withTitle: "Favorite",
      action: #selector(favorite),
      keyEquivalent: ""
    )
    favoriteItem.image = NSImage(systemSymbolName: "heart", accessibilityDescription: nil)
    favoriteItem.setAccessibilityLabel("Add to favorites")

    menu.addItem(.separator())

    // AppKit does not support the role destructive.
    let deleteItem = menu.addItem(
      withTitle: "Delete",
      action: #selector(performDelete),
      keyEquivalent: ""
    )
    deleteItem.image = NSImage(systemSymbolName: "trash", accessibilityDescription: nil)

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func performCopy() {}

  @objc private func favorite() {}

  @objc private func performDelete() {}
}
