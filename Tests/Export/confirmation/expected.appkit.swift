import AppKit

/// Draft Actions
final class DraftActionsViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "", action: nil, keyEquivalent: "", at: 0)
    menu.items[0].image = NSImage(
      systemSymbolName: "ellipsis.circle",
      accessibilityDescription: nil
    )
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let duplicateItem = menu.addItem(
      withTitle: "Duplicate",
      action: #selector(duplicate),
      keyEquivalent: "d"
    )
    duplicateItem.image = NSImage(systemSymbolName: "doc.on.doc", accessibilityDescription: nil)

    // AppKit does not support the role destructive.
    let deleteItem = menu.addItem(
      withTitle: "Delete…",
      action: #selector(performDelete),
      keyEquivalent: "\u{8}"
    )
    deleteItem.keyEquivalentModifierMask = []
    deleteItem.image = NSImage(systemSymbolName: "trash", accessibilityDescription: nil)

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func duplicate() {}

  @objc private func performDelete() {
    let alert = NSAlert()
    alert.messageText = "Delete this draft?"
    alert.informativeText = "It is removed from all your devices."
    alert.addButton(withTitle: "Delete Draft")
    alert.buttons[0].hasDestructiveAction = true
    alert.addButton(withTitle: "Archive Instead")
    alert.addButton(withTitle: "Keep It")
    let response = alert.runModal()
    if response == .alertFirstButtonReturn {
      deleteDraft()
    }
    if response == .alertSecondButtonReturn {
      archiveInstead()
    }
  }

  @objc private func deleteDraft() {}

  @objc private func archiveInstead() {}
}
