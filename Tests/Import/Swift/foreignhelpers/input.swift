import HarborTexts
import UIKit

/// Texts of a package.
enum Texts {
  static let moor = TranslatedString("boat.moor", value: "Moor", comment: "")
  static let castOff = TranslatedString("boat.cast.off", value: "Cast Off", comment: "")
  static let anchor = TranslatedString("boat.anchor", comment: "")
}

final class QuayController: UIViewController {
  private let boat: Boat

  func makeMenu() -> UIMenu {
    var items: [UIMenuElement] = []
    addMooring(to: &items)
    items.append(UIAction(title: Texts.anchor) { _ in })
    return UIMenu(title: "", children: items)
  }

  private func addMooring(to items: inout [UIMenuElement]) {
    if boat.isMoored {
      items.append(UIAction(title: Texts.castOff, image: UIImage(systemName: "wind")) { _ in })
    } else {
      items.append(UIAction(title: Texts.moor, image: UIImage(systemName: "pin")) { _ in })
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Boat", menu: makeMenu())
  }
}
