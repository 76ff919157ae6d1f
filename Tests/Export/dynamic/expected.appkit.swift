import AppKit

final class AccountsViewController: NSViewController {
  // TODO: Supply ‹queue.last.name›.
  var queueLastName = ""
  // TODO: Supply ‹lastTitle›.
  var lastTitleText = ""

  struct Account: Hashable {
    var name: String
  }

  struct Artist: Hashable {
    var name: String
  }

  var showsShowArchived = true
  var showsPin = true
  // TODO: Supply ‹account.name› of each element.
  var accounts: [Account] = []
  // TODO: Supply ‹title› of each element.
  var titles: [String] = []
  // TODO: Supply ‹date› of each element.
  var dates: [String] = []
  // TODO: Supply ‹artist.name› of each element.
  var artists: [Artist] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Accounts", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    for account in accounts {
      let accountNameItem = menu.addItem(
        withTitle: account.name,
        action: #selector(chooseAccount),
        keyEquivalent: ""
      )
      accountNameItem.representedObject = account
      accountNameItem.image = NSImage(
        systemSymbolName: "person.circle",
        accessibilityDescription: nil
      )
    }

    menu.addItem(.separator())

    for title in titles {
      let titleItem = menu.addItem(
        withTitle: title,
        action: #selector(chooseTitle),
        keyEquivalent: ""
      )
      titleItem.representedObject = title
    }

    menu.addItem(.separator())

    for date in dates {
      let archivedOnDateItem = menu.addItem(
        withTitle: "Archived on \(date)",
        action: #selector(archivedOnDate),
        keyEquivalent: ""
      )
      archivedOnDateItem.representedObject = date
    }

    menu.addItem(.separator())

    for artist in artists {
      let viewArtistItem = menu.addItem(
        withTitle: "View Artist",
        action: #selector(viewArtist),
        keyEquivalent: ""
      )
      viewArtistItem.representedObject = artist
      viewArtistItem.subtitle = artist.name
      viewArtistItem.image = NSImage(systemSymbolName: "music.mic", accessibilityDescription: nil)
    }

    menu.addItem(.separator())

    let playLastItem = menu.addItem(
      withTitle: "Play Last",
      action: #selector(playLast),
      keyEquivalent: ""
    )
    playLastItem.subtitle = "After \(queueLastName)"

    menu.addItem(withTitle: lastTitleText, action: #selector(lastTitle), keyEquivalent: "")

    if showsShowArchived {
      menu.addItem(withTitle: "Show Archived", action: #selector(showArchived), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Hide Archived", action: #selector(hideArchived), keyEquivalent: "")
    }

    if showsPin {
      let pinItem = menu.addItem(withTitle: "Pin", action: #selector(pin), keyEquivalent: "")
      pinItem.image = NSImage(systemSymbolName: "pin", accessibilityDescription: nil)
    } else {
      let unpinItem = menu.addItem(withTitle: "Unpin", action: #selector(unpin), keyEquivalent: "")
      unpinItem.image = NSImage(systemSymbolName: "pin.slash", accessibilityDescription: nil)
    }

    let signOutItem = menu.addItem(
      withTitle: "Sign Out",
      action: #selector(signOut),
      keyEquivalent: ""
    )
    signOutItem.isHidden = true

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func chooseAccount(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Account`.
  }

  @objc private func chooseTitle(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? String`.
  }

  @objc private func archivedOnDate(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? String`.
  }

  @objc private func viewArtist(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Artist`.
  }

  @objc private func playLast() {}

  @objc private func lastTitle() {}

  @objc private func showArchived() {}

  @objc private func hideArchived() {}

  @objc private func pin() {}

  @objc private func unpin() {}

  @objc private func signOut() {}
}
