import AppKit

final class AccountsViewController: NSViewController {
  // TODO: Supply ‹account.name›.
  var accountNameText = ""
  // TODO: Supply ‹title›.
  var titleText = ""
  // TODO: Supply ‹date›.
  var date = ""
  // TODO: Supply ‹artist.name›.
  var artistName = ""
  // TODO: Supply ‹queue.last.name›.
  var queueLastName = ""
  // TODO: Supply ‹lastTitle›.
  var lastTitleText = ""
  var showsShowArchived = true
  var showsPin = true

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

    // Created at runtime; these items are placeholders.
    let accountNameItem = menu.addItem(
      withTitle: accountNameText,
      action: #selector(accountName),
      keyEquivalent: ""
    )
    accountNameItem.image = NSImage(
      systemSymbolName: "person.circle",
      accessibilityDescription: nil
    )

    menu.addItem(.separator())

    // Created at runtime; these items are placeholders.
    menu.addItem(withTitle: titleText, action: #selector(performTitle), keyEquivalent: "")

    menu.addItem(.separator())

    // Created at runtime; these items are placeholders.
    menu.addItem(
      withTitle: "Archived on \(date)",
      action: #selector(archivedOnDate),
      keyEquivalent: ""
    )

    menu.addItem(.separator())

    // Created at runtime; these items are placeholders.
    let viewArtistItem = menu.addItem(
      withTitle: "View Artist",
      action: #selector(viewArtist),
      keyEquivalent: ""
    )
    viewArtistItem.subtitle = artistName
    viewArtistItem.image = NSImage(systemSymbolName: "music.mic", accessibilityDescription: nil)

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

  @objc private func accountName() {}

  @objc private func performTitle() {}

  @objc private func archivedOnDate() {}

  @objc private func viewArtist() {}

  @objc private func playLast() {}

  @objc private func lastTitle() {}

  @objc private func showArchived() {}

  @objc private func hideArchived() {}

  @objc private func pin() {}

  @objc private func unpin() {}

  @objc private func signOut() {}
}
