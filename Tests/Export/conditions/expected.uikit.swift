import UIKit

/// Conditions
final class ConditionsViewController: UIViewController {
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

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Note"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    var children: [UIMenuElement] = [
      UIKeyCommand(title: "Open", action: #selector(open), input: "o", modifierFlags: .command)
    ]
    if !isFavorite {
      children.append(
        UIAction(title: "Add to Favorites", image: UIImage(systemName: "star")) { [weak self] _ in
          self?.addToFavorites()
        }
      )
    } else {
      children.append(
        UIAction(
          title: "Remove from Favorites",
          image: UIImage(systemName: "star.slash")
        ) { [weak self] _ in self?.removeFromFavorites() }
      )
    }
    var children2: [UIMenuElement] = []
    if canMute && selectionCountIs1 {
      children2.append(UIAction(title: "Mute") { [weak self] _ in self?.mute() })
    } else {
      children2.append(UIAction(title: "Mute All") { [weak self] _ in self?.muteAll() })
    }
    if canMute && selectionCountIs1 {
      children2.append(
        UIAction(title: "Mute for an Hour") { [weak self] _ in self?.muteForAnHour() }
      )
    }
    var children3: [UIMenuElement] = []
    if hasProgress {
      children3.append(UIAction(title: "Stop Download") { [weak self] _ in self?.stopDownload() })
    } else if stateIsFailed {
      children3.append(UIAction(title: "Try Again") { [weak self] _ in self?.tryAgain() })
    } else {
      children3.append(UIAction(title: "Download") { [weak self] _ in self?.download() })
    }
    var moveToChildren: [UIMenuElement] = [
      UIAction(title: "Inbox") { [weak self] _ in self?.inbox() }
    ]
    if mailboxKindExceeds1OrIsOwner {
      moveToChildren.append(UIAction(title: "Archive") { [weak self] _ in self?.archive() })
    }
    moveToChildren.append(
      UIAction(title: "Trash", attributes: .destructive) { [weak self] _ in self?.trash() }
    )
    var sortByChildren: [UIMenuElement] = [
      UIAction(title: "Name", state: sortBy == .name ? .on : .off) { [weak self] _ in
        self?.sortBy = .name
      }
    ]
    if hasDates {
      sortByChildren.append(
        UIAction(title: "Date", state: sortBy == .date ? .on : .off) { [weak self] _ in
          self?.sortBy = .date
        }
      )
    }
    sortByChildren.append(
      UIAction(title: "Size", state: sortBy == .size ? .on : .off) { [weak self] _ in
        self?.sortBy = .size
      }
    )
    var children5: [UIMenuElement] = [
      UIAction(title: "Read", state: read ? .on : .off) { [weak self] _ in self?.read.toggle() }
    ]
    if isFlagged {
      children5.append(
        UIAction(title: "Flagged", state: flagged ? .on : .off) { [weak self] _ in
          self?.flagged.toggle()
        }
      )
    }
    var children4: [UIMenuElement] = []
    if isShared && !itemsIsEmpty {
      children4.append(UIAction(title: "Share") { [weak self] _ in self?.share() })
    }
    children4.append(UIMenu(title: "Move to", children: moveToChildren))
    if isOwner {
      var membersChildren: [UIMenuElement] = [
        UIAction(title: "Invite") { [weak self] _ in self?.invite() }
      ]
      if hasMembers {
        membersChildren.append(UIAction(title: "Remove") { [weak self] _ in self?.remove() })
      }
      children4.append(UIMenu(title: "Members", options: .displayInline, children: membersChildren))
    }
    children4 += [
      UIMenu(title: "Sort by", options: .singleSelection, children: sortByChildren),
      UIMenu(options: .displayInline, children: children5),
    ]
    if !isOwner {
      children4.append(UIAction(title: "Report") { [weak self] _ in self?.report() })
    }
    if folderIsFavorite {
      children4.append(UIAction(title: "Open Folder") { [weak self] _ in self?.openFolder() })
    }
    if showsShowDetails {
      children4.append(UIAction(title: "Show Details") { [weak self] _ in self?.showDetails() })
    } else {
      children4.append(UIAction(title: "Hide Details") { [weak self] _ in self?.hideDetails() })
    }
    return UIMenu(
      children: [
        UIMenu(options: .displayInline, children: children),
        UIMenu(options: .displayInline, children: children2),
        UIMenu(options: .displayInline, children: children3),
        UIMenu(options: .displayInline, children: children4),
      ]
    )
  }

  @objc private func open() {}

  private func addToFavorites() {}

  private func removeFromFavorites() {}

  private func mute() {}

  private func muteAll() {}

  private func muteForAnHour() {}

  private func stopDownload() {}

  private func tryAgain() {}

  private func download() {}

  private func share() {}

  private func inbox() {}

  private func archive() {}

  private func trash() {}

  private func invite() {}

  private func remove() {}

  private func report() {}

  private func openFolder() {}

  private func showDetails() {}

  private func hideDetails() {}
}
