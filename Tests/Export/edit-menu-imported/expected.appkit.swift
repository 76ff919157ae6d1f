import AppKit

final class LetterViewController: NSViewController {
  // TODO: Supply ‹suggestedActions›.
  var suggestedActionsText = ""
  // TODO: Supply range.isMisspelled.
  var isMisspelled = true

  override func viewDidLoad() {
    super.viewDidLoad()
    // AppKit does not support edit menus of other views.
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(
      withTitle: suggestedActionsText,
      action: #selector(suggestedActions),
      keyEquivalent: ""
    )

    if isMisspelled {
      let correctItem = menu.addItem(
        withTitle: "Correct",
        action: #selector(correct),
        keyEquivalent: ""
      )
      correctItem.image = NSImage(systemSymbolName: "pencil", accessibilityDescription: nil)
    }

    menu.addItem(withTitle: "Peel Off Stamp", action: #selector(peelOffStamp), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func suggestedActions() {}

  @objc private func correct() {}

  @objc private func peelOffStamp() {}
}
