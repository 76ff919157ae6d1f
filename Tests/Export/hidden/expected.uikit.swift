import UIKit

/// Hidden
final class HiddenViewController: UIViewController {
  enum Choice: String {
    case all = "All"
    case new = "New"
  }

  enum Order: String {
    case newest = "Newest"
    case oldest = "Oldest"
  }

  var showsFollow = true
  private var selection = Choice.all
  private var order = Order.newest

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "More"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    var children: [UIMenuElement] = []
    if showsFollow {
      children.append(UIAction(title: "Follow") { [weak self] _ in self?.follow() })
    } else {
      children.append(UIAction(title: "Unfollow") { [weak self] _ in self?.unfollow() })
    }
    children += [
      UIAction(title: "3 followers", attributes: [.disabled, .hidden]) { _ in },
      UIMenu(
        title: "Lists",
        options: .displayInline,
        children: [
          UIAction(title: "Friends", attributes: .hidden) { [weak self] _ in self?.friends() },
          UIMenu(
            options: [.displayInline, .singleSelection],
            children: [
              UIAction(
                title: "All",
                attributes: .hidden,
                state: selection == .all ? .on : .off
              ) { [weak self] _ in self?.selection = .all },
              UIAction(
                title: "New",
                attributes: .hidden,
                state: selection == .new ? .on : .off
              ) { [weak self] _ in self?.selection = .new },
            ]
          ),
        ]
      ),
      UIMenu(
        options: [.displayInline, .singleSelection],
        children: [
          UIAction(
            title: "Newest",
            attributes: .hidden,
            state: order == .newest ? .on : .off
          ) { [weak self] _ in self?.order = .newest },
          UIAction(
            title: "Oldest",
            attributes: .hidden,
            state: order == .oldest ? .on : .off
          ) { [weak self] _ in self?.order = .oldest },
        ]
      ),
      // UIKit does not support hidden submenus.
      UIMenu(
        title: "Share",
        children: [
          UIAction(title: "Copy Link") { [weak self] _ in self?.copyLink() }
        ]
      ),
    ]
    return UIMenu(children: children)
  }

  private func follow() {}

  private func unfollow() {}

  private func friends() {}

  private func copyLink() {}
}
