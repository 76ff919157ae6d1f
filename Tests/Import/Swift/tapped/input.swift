import UIKit

/// Bar buttons of a storyboard: those with an action or a segue show their menu on a long press.
final class SluiceViewController: UIViewController {
  @IBOutlet var closeItem: UIBarButtonItem!
  @IBOutlet var moreItem: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    closeItem.menu = UIMenu(children: [UIAction(title: "Close All") { _ in }])
    moreItem.menu = UIMenu(children: [UIAction(title: "Drain") { _ in }])
  }
}

/// A controller that gives a menu to the button of another one.
final class GateViewController: UIViewController {
  func update() {
    guard let sluice = navigationController?.topViewController as? SluiceViewController else { return }
    sluice.closeItem.title = "Leave"
    sluice.closeItem.menu = UIMenu(children: [UIAction(title: "Open Gate") { _ in }])
    sluice.moreItem.menu = UIMenu(children: [UIAction(title: "Fill") { _ in }])
  }
}
