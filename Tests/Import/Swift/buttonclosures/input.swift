import UIKit

// Buttons that closures make.
final class LockViewController: UIViewController {
  private lazy var menuButton: UIBarButtonItem = {
    var item = UIBarButtonItem()
    if #available(iOS 26.0, *) {
      item.image = UIImage(systemName: "ellipsis")
    } else {
      item.image = UIImage(named: "more")
    }
    return item
  }()
  private let sortButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    return button
  }()
  private lazy var addButton: UIBarButtonItem = { UIBarButtonItem(title: "Add", image: nil) }()

  override func viewDidLoad() {
    super.viewDidLoad()
    menuButton.menu = UIMenu(children: [UIAction(title: "Open Gate") { _ in }])
    sortButton.menu = UIMenu(children: [UIAction(title: "By Level") { _ in }])
    addButton.menu = UIMenu(children: [UIAction(title: "Add Lock") { _ in }])
  }
}
