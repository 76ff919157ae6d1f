import AppKit

/// Selected text, as a row and as a list
final class SelectedTextAsARowAndViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // AppKit does not support edit menus of other views.
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(withTitle: "Cut", action: #selector(performCut), keyEquivalent: "")
    menu.addItem(withTitle: "Copy", action: #selector(performCopy), keyEquivalent: "")
    menu.addItem(withTitle: "Paste", action: #selector(performPaste), keyEquivalent: "")
    menu.addItem(withTitle: "Find Selection", action: #selector(findSelection), keyEquivalent: "")

    let translateItem = menu.addItem(
      withTitle: "Translate",
      action: #selector(translate),
      keyEquivalent: ""
    )
    translateItem.image = NSImage(systemSymbolName: "translate", accessibilityDescription: nil)

    let addToRecipeItem = menu.addItem(
      withTitle: "Add to Recipe",
      action: #selector(addToRecipe),
      keyEquivalent: ""
    )
    addToRecipeItem.image = NSImage(systemSymbolName: "plus", accessibilityDescription: nil)

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func performCut() {}

  @objc private func performCopy() {}

  @objc private func performPaste() {}

  @objc private func findSelection() {}

  @objc private func translate() {}

  @objc private func addToRecipe() {}
}
