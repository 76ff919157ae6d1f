import UIKit

final class AccountsViewController: UIViewController {
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
        children: [
          // Created at runtime; these items are placeholders.
          UIAction(
            title: accountNameText,
            image: UIImage(systemName: "person.circle")
          ) { [weak self] _ in self?.accountName() }
        ]
      ),
      UIMenu(
        options: .displayInline,
        children: [
          // Created at runtime; these items are placeholders.
          UIAction(title: titleText) { [weak self] _ in self?.performTitle() }
        ]
      ),
      UIMenu(
        options: .displayInline,
        children: [
          // Created at runtime; these items are placeholders.
          UIAction(title: "Archived on \(date)") { [weak self] _ in self?.archivedOnDate() }
        ]
      ),
      UIMenu(
        options: .displayInline,
        children: [
          // Created at runtime; these items are placeholders.
          UIAction(
            title: "View Artist",
            subtitle: artistName,
            image: UIImage(systemName: "music.mic")
          ) { [weak self] _ in self?.viewArtist() }
        ]
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

  private func accountName() {}

  private func performTitle() {}

  private func archivedOnDate() {}

  private func viewArtist() {}

  private func playLast() {}

  private func lastTitle() {}

  private func showArchived() {}

  private func hideArchived() {}

  private func pin() {}

  private func unpin() {}

  private func signOut() {}
}
