import UIKit

/// The code gives a button its menu, in place of the samples that Interface Builder gives new buttons.
final class DyeViewController: UIViewController {
  @IBOutlet private weak var dyeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = Dye.allCases.map { dye in UIAction(title: dye.rawValue) { _ in } }
    dyeButton.menu = UIMenu(children: actions)
  }
}

enum Dye: String, CaseIterable {
  case madder = "Madder"
  case woad = "Woad"
}
