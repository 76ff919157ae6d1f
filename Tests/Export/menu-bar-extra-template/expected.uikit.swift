import UIKit

/// A menu bar extra with an image in the color of the bar
final class AMenuBarExtraWithAnViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(named: "leaf")?.withRenderingMode(.alwaysTemplate)

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: "Water") { [weak self] _ in self?.water() }
      ]
    )
  }

  private func water() {}
}
