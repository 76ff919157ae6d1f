import AppKit

/// Folder actions
final class FolderActionsViewController: NSViewController {
  struct Label: Hashable {
    var name: String
  }

  // TODO: Supply what shows “Follow”.
  var showsFollow = true
  // TODO: Supply ‹folder› of each element.
  var folders: [String] = []
  // TODO: Supply ‹folder› of each element.
  var folders2: [String] = []
  var showsArchive = true
  private var label: String?
  // TODO: Supply ‹label.name› of each element.
  var labels: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    // TODO: Supply the title or image.
    menu.insertItem(withTitle: "Folder Actions", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    menu.addItem(withTitle: "New", action: #selector(new), keyEquivalent: "")

    for folder in folders {
      let folderItem = menu.addItem(
        withTitle: folder,
        action: #selector(chooseFolder),
        keyEquivalent: ""
      )
      folderItem.representedObject = folder
    }

    for folder in folders2 {
      if showsArchive {
        let folderItem2 = menu.addItem(
          withTitle: folder,
          action: #selector(chooseFolder2),
          keyEquivalent: ""
        )
        folderItem2.representedObject = folder
      }
    }

    menu.addItem(.separator())

    // Created at runtime; these items are placeholders.
    // AppKit does not support custom views. Set the view of a menu item.
    // TODO: Add the items of the section “Collections”.
    menu.addItem(.sectionHeader(title: "Collections"))

    menu.addItem(.separator())

    let shareItem = menu.addItem(withTitle: "Share…", action: #selector(share), keyEquivalent: "")
    shareItem.image = NSImage(
      systemSymbolName: "square.and.arrow.up",
      accessibilityDescription: nil
    )

    let shareFolderItem = menu.addItem(
      withTitle: "Share Folder",
      action: #selector(shareFolder),
      keyEquivalent: ""
    )
    shareFolderItem.image = NSImage(
      systemSymbolName: "square.and.arrow.up",
      accessibilityDescription: nil
    )

    let sendItem = menu.addItem(withTitle: "Send", action: #selector(send), keyEquivalent: "")
    sendItem.subtitle = "By mail"
    sendItem.image = NSImage(systemSymbolName: "paperplane", accessibilityDescription: nil)

    let deleteItem = menu.addItem(
      withTitle: "Delete",
      action: #selector(performDelete),
      keyEquivalent: ""
    )
    deleteItem.isEnabled = false

    let restoreItem = menu.addItem(
      withTitle: "Restore",
      action: #selector(restore),
      keyEquivalent: ""
    )
    restoreItem.isHidden = true

    if showsFollow {
      menu.addItem(withTitle: "Follow", action: #selector(follow), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Unfollow", action: #selector(unfollow), keyEquivalent: "")
    }

    let historyItem = menu.addItem(withTitle: "History", action: nil, keyEquivalent: "")
    historyItem.submenu = makeHistoryMenu()

    menu.addItem(.separator())

    let noneItem = menu.addItem(
      withTitle: "None",
      action: #selector(selectLabel),
      keyEquivalent: ""
    )
    noneItem.representedObject = "None"
    noneItem.state = label == "None" ? .on : .off

    for label2 in labels {
      let labelNameItem = menu.addItem(
        withTitle: label2.name,
        action: #selector(selectLabel),
        keyEquivalent: ""
      )
      labelNameItem.representedObject = label2.name
      labelNameItem.state = label == label2.name ? .on : .off
    }

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeHistoryMenu() -> NSMenu {
    let menu = NSMenu(title: "History")

    menu.addItem(withTitle: "Clear History", action: #selector(clearHistory), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func new() {}

  @objc private func chooseFolder(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? String`.
  }

  @objc private func chooseFolder2(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? String`.
  }

  @objc private func share() {}

  @objc private func shareFolder() {}

  @objc private func send() {}

  @objc private func performDelete() {}

  @objc private func restore() {}

  @objc private func follow() {}

  @objc private func unfollow() {}

  @objc private func clearHistory() {}

  @objc private func selectLabel(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? String else { return }
    label = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
