import UIKit

// A function that makes menus of its arguments.
final class LevelController: UIViewController {
  private let lowButton = UIButton()
  private let highButton = UIButton()

  private func levels(_ title: String, _ names: [String]) -> UIMenu {
    let actions = names.map { name in UIAction(title: name) { _ in } }
    return UIMenu(title: title, children: actions)
  }

  func fill() {
    lowButton.setTitle("Low", for: .normal)
    lowButton.menu = levels("Low Levels", ["One", "Two"])
    highButton.menu = levels("High Levels", ["Nine", "Ten"])
  }
}
