import UIKit

/// anchorage-view-controller-menu
final class AnchorageMenuViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "ellipsis")

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: "Moor") { [weak self] _ in self?.moor() },
        UIAction(title: "Sail") { [weak self] _ in self?.sail() },
      ]
    )
  }

  private func moor() {}

  private func sail() {}
}
