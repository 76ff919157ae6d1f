import UIKit

// Menus of buttons: in a subclass, in a local constant, of system items, and with a configuration.
final class OrderButton: UIButton {
  func setUp() {
    setImage(UIImage(systemName: "arrow.up.arrow.down"), for: .normal)
    menu = UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date") { _ in }])
    showsMenuAsPrimaryAction = true
  }
}

final class ShelfController: UIViewController {
  private let filterButton = UIButton()

  func addItems() {
    let menu = UIMenu(children: [UIAction(title: "Folder") { _ in }, UIAction(title: "File") { _ in }])
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: nil, menu: menu)
  }

  func addFilter() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Filter"
    configuration.image = UIImage(systemName: "line.3.horizontal.decrease")
    filterButton.configuration = configuration
    filterButton.menu = UIMenu(children: [UIAction(title: "Read") { _ in }, UIAction(title: "Unread") { _ in }])
  }
}

final class PageController: UIViewController {
  private func updateButton() {
    let menu = pageMenu()
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
  }

  private func pageMenu() -> UIMenu {
    UIMenu(children: [UIAction(title: "First") { _ in }, UIAction(title: "Last") { _ in }])
  }

  private func addLater(to button: UIButton) {
    button.setTitle("Later", for: .normal)
    button.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.pageMenu().children ?? []) }
    ])
  }
}
