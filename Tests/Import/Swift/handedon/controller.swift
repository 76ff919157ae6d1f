import UIKit

final class SpaceController: UIViewController {
  private let edit = EditProvider()
  private let space = SpaceProvider()
  private let share = ShareProvider()

  override func viewDidLoad() {
    super.viewDidLoad()
    showEdit(with: edit.menu)
    showSpace(with: space.update(with: nil))
    // The notes on the image are in this file.
    navigationItem.leftBarButtonItem = UIBarButtonItem(image: Asset.share.image, menu: share.menu)
  }

  private func showEdit(with menu: UIMenu) {
    toolbarItems = [UIBarButtonItem(image: UIImage(systemName: "pencil"), menu: menu)]
  }

  private func showSpace(with menu: UIMenu) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: menu)
  }
}

/// A menu of another type, in a property of the same name.
struct Shelf {
  func show(menu: Int) {
    let item = UIBarButtonItem(image: UIImage(systemName: "books.vertical"), menu: library.menu)
    print(item, menu)
  }

  let library: Library
}

final class Library {
  var menu = UIMenu(children: [UIAction(title: "Borrow") { _ in }])
}
