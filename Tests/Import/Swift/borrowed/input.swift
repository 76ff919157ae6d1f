import UIKit

/// Elements of menus that functions return, shown in another menu.
final class NetController: UIViewController {
  private lazy var moreButton: UIBarButtonItem = {
    let later = UIDeferredMenuElement.uncached { [weak self] completion in
      completion(self?.netMenu().children ?? [])
    }
    return UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: UIMenu(children: [later]))
  }()

  private func netMenu() -> UIMenu {
    let mend = UIAction(title: "Mend") { _ in }
    return UIMenu(children: [mend, UIAction(title: "Cast") { _ in }])
  }
}
