import UIKit

/// Buttons that closures make under local names, and that code enables by the property.
final class TrayController: UIViewController {
  private lazy var moreButton: UIBarButtonItem = {
    let item = UIBarButtonItem(
      title: "More", image: UIImage(systemName: "ellipsis"),
      menu: UIMenu(children: [UIAction(title: "Empty") { _ in }]))
    return item
  }()
  private lazy var sortButton: UIBarButtonItem = {
    let sort = UIAction(title: "By Size") { _ in }
    let item = UIBarButtonItem(title: "Sort", primaryAction: nil, menu: UIMenu(children: [sort]))
    return item
  }()
  private lazy var shareButton: UIBarButtonItem = {
    let item = UIBarButtonItem(title: "Share")
    item.menu = UIMenu(children: [UIAction(title: "By Mail") { _ in }])
    return item
  }()

  func update() {
    moreButton.isEnabled = count > 0
    sortButton.isEnabled = false
    shareButton.isEnabled = count > 0
  }
}

/// A button that the value of a publisher enables.
final class DrawerController: UIViewController {
  let model = DrawerModel()

  func addButton() {
    let drawerButton = UIBarButtonItem(title: "Drawer", menu: UIMenu(children: [UIAction(title: "Open") { _ in }]))
    model.opened.sink { drawerButton.isEnabled = $0 }.store(in: &cancellables)
    toolbarItems = [drawerButton]
  }

  func makeButton() -> UIBarButtonItem {
    let lockButton = UIBarButtonItem(title: "Lock", menu: UIMenu(children: [UIAction(title: "Twice") { _ in }]))
    lockButton.isEnabled = model.isClosed
    return lockButton
  }
}
