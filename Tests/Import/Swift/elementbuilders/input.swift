import UIKit

@resultBuilder
struct RowsBuilder {
  static func buildBlock(_ parts: UIMenuElement...) -> [UIMenuElement] { parts }
}

extension UIMenu {
  convenience init(_ title: String, @RowsBuilder content: () -> [UIMenuElement]) {
    self.init(title: title, children: content())
  }
}

// Elements of result builders and of closures.
final class OvenController: UIViewController {
  let bakeButton = UIButton()
  let timeButton = UIButton()
  let freeButton = UIButton()

  @RowsBuilder var rows: [UIMenuElement] {
    UIAction(title: "Bread") { _ in }
    UIAction(title: "Cake") { _ in }
  }

  func setUp() {
    bakeButton.setTitle("Bake", for: .normal)
    bakeButton.menu = UIMenu(children: rows)
    timeButton.setTitle("Time", for: .normal)
    timeButton.menu = UIMenu("Times") {
      UIAction(title: "Short") { _ in }
      UIAction(title: "Long") { _ in }
    }
    freeButton.setTitle("Free", for: .normal)
    freeButton.menu = made("Made") {
      UIAction(title: "Warm") { _ in }
      UIAction(title: "Cold") { _ in }
    }
  }
}

func made(_ title: String, @RowsBuilder content: () -> [UIMenuElement]) -> UIMenu {
  UIMenu(title: title, children: content())
}
