import AppKit

/// Conditions
final class ConditionsViewController: NSViewController {
  enum SortBy: String {
    case name = "Name"
    case date = "Date"
    case size = "Size"
  }

  // TODO: Supply note.isFavorite.
  var isFavorite = false
  // TODO: Supply account.canMute.
  var canMute = true
  // TODO: Supply selection.count == 1.
  var selectionCountIs1 = true
  // TODO: Supply download.progress != nil.
  var hasProgress = true
  // TODO: Supply state == .failed.
  var stateIsFailed = true
  var isShared = true
  // TODO: Supply items.isEmpty.
  var itemsIsEmpty = false
  var isOwner = true
  // TODO: Supply note.folder.isFavorite.
  var folderIsFavorite = true
  var showsShowDetails = true
  // TODO: Supply mailbox.kind > 1 || isOwner.
  var mailboxKindExceeds1OrIsOwner = true
  // TODO: Supply await members() != nil.
  var hasMembers = true
  private var sortBy = SortBy.name
  var hasDates = true
  var isFlagged = true
  private var read = true
  private var flagged = false

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

    menu.addItem(withTitle: "Open", action: #selector(open), keyEquivalent: "o")

    if !isFavorite {
      let addToFavoritesItem = menu.addItem(
        withTitle: "Add to Favorites",
        action: #selector(addToFavorites),
        keyEquivalent: ""
      )
      addToFavoritesItem.image = NSImage(systemSymbolName: "star", accessibilityDescription: nil)
    } else {
      let removeFromFavoritesItem = menu.addItem(
        withTitle: "Remove from Favorites",
        action: #selector(removeFromFavorites),
        keyEquivalent: ""
      )
      removeFromFavoritesItem.image = NSImage(
        systemSymbolName: "star.slash",
        accessibilityDescription: nil
      )
    }

    menu.addItem(.separator())

    if canMute && selectionCountIs1 {
      menu.addItem(withTitle: "Mute", action: #selector(mute), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Mute All", action: #selector(muteAll), keyEquivalent: "")
    }

    if canMute && selectionCountIs1 {
      menu.addItem(
        withTitle: "Mute for an Hour",
        action: #selector(muteForAnHour),
        keyEquivalent: ""
      )
    }

    menu.addItem(.separator())

    if hasProgress {
      menu.addItem(withTitle: "Stop Download", action: #selector(stopDownload), keyEquivalent: "")
    } else if stateIsFailed {
      menu.addItem(withTitle: "Try Again", action: #selector(tryAgain), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Download", action: #selector(download), keyEquivalent: "")
    }

    menu.addItem(.separator())

    if isShared && !itemsIsEmpty {
      menu.addItem(withTitle: "Share", action: #selector(share), keyEquivalent: "")
    }

    let moveToItem = menu.addItem(withTitle: "Move to", action: nil, keyEquivalent: "")
    moveToItem.submenu = makeMoveToMenu()

    if isOwner {
      menu.addItem(.separator())
      menu.addItem(.sectionHeader(title: "Members"))
      menu.addItem(withTitle: "Invite", action: #selector(invite), keyEquivalent: "")

      if hasMembers {
        menu.addItem(withTitle: "Remove", action: #selector(remove), keyEquivalent: "")
      }
    }

    menu.addItem(.separator())

    let sortByItem = menu.addItem(withTitle: "Sort by", action: nil, keyEquivalent: "")
    sortByItem.submenu = makeSortByMenu()

    menu.addItem(.separator())

    let readItem = menu.addItem(withTitle: "Read", action: #selector(toggleRead), keyEquivalent: "")
    readItem.state = read ? .on : .off

    if isFlagged {
      let flaggedItem = menu.addItem(
        withTitle: "Flagged",
        action: #selector(toggleFlagged),
        keyEquivalent: ""
      )
      flaggedItem.state = flagged ? .on : .off
    }

    menu.addItem(.separator())

    if !isOwner {
      menu.addItem(withTitle: "Report", action: #selector(report), keyEquivalent: "")
    }

    if folderIsFavorite {
      menu.addItem(withTitle: "Open Folder", action: #selector(openFolder), keyEquivalent: "")
    }

    if showsShowDetails {
      menu.addItem(withTitle: "Show Details", action: #selector(showDetails), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Hide Details", action: #selector(hideDetails), keyEquivalent: "")
    }

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeMoveToMenu() -> NSMenu {
    let menu = NSMenu(title: "Move to")

    menu.addItem(withTitle: "Inbox", action: #selector(inbox), keyEquivalent: "")

    if mailboxKindExceeds1OrIsOwner {
      menu.addItem(withTitle: "Archive", action: #selector(archive), keyEquivalent: "")
    }

    // AppKit does not support the role destructive.
    menu.addItem(withTitle: "Trash", action: #selector(trash), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeSortByMenu() -> NSMenu {
    let menu = NSMenu(title: "Sort by")

    let nameItem = menu.addItem(
      withTitle: "Name",
      action: #selector(selectSortBy),
      keyEquivalent: ""
    )
    nameItem.representedObject = SortBy.name
    nameItem.state = sortBy == .name ? .on : .off

    if hasDates {
      let dateItem = menu.addItem(
        withTitle: "Date",
        action: #selector(selectSortBy),
        keyEquivalent: ""
      )
      dateItem.representedObject = SortBy.date
      dateItem.state = sortBy == .date ? .on : .off
    }

    let sizeItem = menu.addItem(
      withTitle: "Size",
      action: #selector(selectSortBy),
      keyEquivalent: ""
    )
    sizeItem.representedObject = SortBy.size
    sizeItem.state = sortBy == .size ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func open() {}

  @objc private func addToFavorites() {}

  @objc private func removeFromFavorites() {}

  @objc private func mute() {}

  @objc private func muteAll() {}

  @objc private func muteForAnHour() {}

  @objc private func stopDownload() {}

  @objc private func tryAgain() {}

  @objc private func download() {}

  @objc private func share() {}

  @objc private func inbox() {}

  @objc private func archive() {}

  @objc private func trash() {}

  @objc private func invite() {}

  @objc private func remove() {}

  @objc private func selectSortBy(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? SortBy else { return }
    sortBy = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func toggleRead(_ sender: NSMenuItem) {
    read.toggle()
    sender.state = read ? .on : .off
  }

  @objc private func toggleFlagged(_ sender: NSMenuItem) {
    flagged.toggle()
    sender.state = flagged ? .on : .off
  }

  @objc private func report() {}

  @objc private func openFolder() {}

  @objc private func showDetails() {}

  @objc private func hideDetails() {}
}
