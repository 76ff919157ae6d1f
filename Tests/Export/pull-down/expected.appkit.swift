import AppKit

/// Browse
final class BrowseViewController: NSViewController {
  private var showExtensions = true
  private var showTags = false
  private var locked = NSControl.StateValue.mixed

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSComboButton {
    let button = NSComboButton(
      title: "Options",
      menu: makeMenu(),
      target: self,
      action: #selector(options)
    )
    button.image = NSImage(systemSymbolName: "ellipsis.circle", accessibilityDescription: nil)
    button.controlSize = .large
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let newFolderItem = menu.addItem(
      withTitle: "New Folder",
      action: #selector(newFolder),
      keyEquivalent: "n"
    )
    newFolderItem.keyEquivalentModifierMask = [.command, .shift]
    newFolderItem.image = NSImage(
      systemSymbolName: "folder.badge.plus",
      accessibilityDescription: nil
    )

    let renameItem = menu.addItem(
      withTitle: "Rename…",
      action: #selector(rename),
      keyEquivalent: ""
    )
    renameItem.image = NSImage(systemSymbolName: "pencil", accessibilityDescription: nil)
    renameItem.toolTip = "Gives the folder another name."

    menu.addItem(.separator())

    // AppKit does not support items that keep the menu open.
    let showExtensionsItem = menu.addItem(
      withTitle: "Show Extensions",
      action: #selector(toggleShowExtensions),
      keyEquivalent: ""
    )
    showExtensionsItem.state = showExtensions ? .on : .off

    let showTagsItem = menu.addItem(
      withTitle: showTags ? "Hide Tags" : "Show Tags",
      action: #selector(toggleShowTags),
      keyEquivalent: ""
    )
    showTagsItem.image = NSImage(systemSymbolName: "tag", accessibilityDescription: nil)

    let lockedItem = menu.addItem(
      withTitle: "Locked",
      action: #selector(toggleLocked),
      keyEquivalent: ""
    )
    lockedItem.state = locked

    // AppKit does not support submenus with a primary action.
    let shareItem = menu.addItem(withTitle: "Share", action: nil, keyEquivalent: "")
    shareItem.submenu = makeShareMenu()
    shareItem.image = NSImage(
      systemSymbolName: "square.and.arrow.up",
      accessibilityDescription: nil
    )

    menu.addItem(.separator())
    menu.addItem(.sectionHeader(title: "Recent"))

    // Created at runtime; these items are placeholders.
    // AppKit does not support the symbol color orange.
    let planItem = menu.addItem(withTitle: "Plan", action: #selector(plan), keyEquivalent: "")
    planItem.subtitle = "Yesterday"
    planItem.image = NSImage(systemSymbolName: "doc", accessibilityDescription: nil)?
      .withSymbolConfiguration(
        NSImage.SymbolConfiguration(pointSize: NSFont.systemFontSize, weight: .semibold)
      )

    let draftItem = menu.addItem(withTitle: "Draft", action: #selector(draft), keyEquivalent: "")
    draftItem.isHidden = true

    // AppKit does not support the footer “Kept for a week.”.

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeShareMenu() -> NSMenu {
    let menu = NSMenu(title: "Share")
    menu.autoenablesItems = false

    let mailItem = menu.addItem(withTitle: "Mail", action: #selector(mail), keyEquivalent: "")
    mailItem.badge = NSMenuItemBadge(string: "2")

    let messagesItem = menu.addItem(
      withTitle: "Messages",
      action: #selector(messages),
      keyEquivalent: ""
    )
    messagesItem.isEnabled = false

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func newFolder() {}

  @objc private func rename() {
    // Requires further input.
  }

  @objc private func toggleShowExtensions(_ sender: NSMenuItem) {
    showExtensions.toggle()
    sender.state = showExtensions ? .on : .off
  }

  @objc private func toggleShowTags(_ sender: NSMenuItem) {
    showTags.toggle()
    sender.title = showTags ? "Hide Tags" : "Show Tags"
  }

  @objc private func toggleLocked(_ sender: NSMenuItem) {
    locked = locked == .on ? .off : .on
    sender.state = locked
  }

  @objc private func mail() {}

  @objc private func messages() {}

  @objc private func plan() {}

  @objc private func draft() {}

  @objc private func options() {}
}
