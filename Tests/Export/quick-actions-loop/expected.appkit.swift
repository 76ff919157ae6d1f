import AppKit

/// Recent notes
final class RecentNotesViewController: NSViewController {
  struct Note: Hashable {
    var name: String
  }

  // TODO: Supply ‹note.name› of each element.
  var notes: [Note] = []

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

    for note in notes {
      let noteNameItem = menu.addItem(
        withTitle: note.name,
        action: #selector(chooseNote),
        keyEquivalent: ""
      )
      noteNameItem.representedObject = note
      noteNameItem.image = NSImage(systemSymbolName: "note", accessibilityDescription: nil)
    }

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func newNote() {}

  @objc private func chooseNote(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Note`.
  }
}
