import AppKit

/// The quick actions of an app icon
final class TheQuickActionsOfAnAppViewController: NSViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // AppKit does not support quick actions.
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let newNoteItem = menu.addItem(
      withTitle: "New Note",
      action: #selector(newNote),
      keyEquivalent: ""
    )
    newNoteItem.image = NSImage(
      systemSymbolName: "square.and.pencil",
      accessibilityDescription: nil
    )

    let newChecklistItem = menu.addItem(
      withTitle: "New Checklist",
      action: #selector(newChecklist),
      keyEquivalent: ""
    )
    newChecklistItem.image = NSImage(systemSymbolName: "checklist", accessibilityDescription: nil)

    let scanDocumentItem = menu.addItem(
      withTitle: "Scan Document",
      action: #selector(scanDocument),
      keyEquivalent: ""
    )
    scanDocumentItem.subtitle = "With the camera"
    scanDocumentItem.image = NSImage(
      systemSymbolName: "doc.viewfinder",
      accessibilityDescription: nil
    )

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func newNote() {}

  @objc private func newChecklist() {}

  @objc private func scanDocument() {}
}
