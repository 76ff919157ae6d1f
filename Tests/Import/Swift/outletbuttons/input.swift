import UIKit

// The labels of buttons that outlets of a storyboard name.
final class QuayViewController: UIViewController {
  @IBOutlet private weak var craneButton: UIBarButtonItem!
  @IBOutlet private weak var sortButton: UIButton!
  @IBOutlet private weak var addButton: UIBarButtonItem!
  @IBOutlet private weak var doneButton: UIBarButtonItem!
  @IBOutlet private weak var otherButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    craneButton.menu = UIMenu(children: [UIAction(title: "Lift") { _ in }])
    sortButton.menu = UIMenu(children: [UIAction(title: "By Name") { _ in }])
    otherButton.menu = UIMenu(children: [UIAction(title: "By Tide") { _ in }])
    addButton.menu = UIMenu(children: [UIAction(title: "New Crane") { _ in }])
    doneButton.menu = UIMenu(children: [UIAction(title: "Save All") { _ in }])
  }
}
