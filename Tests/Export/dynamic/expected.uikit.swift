import UIKit

final class AccountsViewController: UIViewController {
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

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Accounts"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    var children: [UIMenuElement] = [
      UIMenu(
        options: .displayInline,
        children: accounts.map { account in
          UIAction(
            title: account.name,
            image: UIImage(systemName: "person.circle")
          ) { [weak self] _ in self?.chooseAccount(account) }
        }
      ),
      UIMenu(
        options: .displayInline,
        children: titles.map { title in
          UIAction(title: title) { [weak self] _ in self?.chooseTitle(title) }
        }
      ),
      UIMenu(
        options: .displayInline,
        children: dates.map { date in
          UIAction(title: "Archived on \(date)") { [weak self] _ in self?.archivedOnDate(date) }
        }
      ),
      UIMenu(
        options: .displayInline,
        children: artists.map { artist in
          UIAction(
            title: "View Artist",
            subtitle: artist.name,
            image: UIImage(systemName: "music.mic")
          ) { [weak self] _ in self?.viewArtist(artist) }
        }
      ),
      UIAction(title: "Play Last", subtitle: "After \(queueLastName)") { [weak self] _ in
        self?.playLast()
      },
      UIAction(title: lastTitleText) { [weak self] _ in self?.lastTitle() },
    ]
    if showsShowArchived {
      children.append(UIAction(title: "Show Archived") { [weak self] _ in self?.showArchived() })
    } else {
      children.append(UIAction(title: "Hide Archived") { [weak self] _ in self?.hideArchived() })
    }
    if showsPin {
      children.append(
        UIAction(title: "Pin", image: UIImage(systemName: "pin")) { [weak self] _ in self?.pin() }
      )
    } else {
      children.append(
        UIAction(title: "Unpin", image: UIImage(systemName: "pin.slash")) { [weak self] _ in
          self?.unpin()
        }
      )
    }
    children.append(
      UIAction(title: "Sign Out", attributes: .hidden) { [weak self] _ in self?.signOut() }
    )
    return UIMenu(children: children)
  }

  private func chooseAccount(_ account: Account) {}

  private func chooseTitle(_ title: String) {}

  private func archivedOnDate(_ date: String) {}

  private func viewArtist(_ artist: Artist) {}

  private func playLast() {}

  private func lastTitle() {}

  private func showArchived() {}

  private func hideArchived() {}

  private func pin() {}

  private func unpin() {}

  private func signOut() {}
}
