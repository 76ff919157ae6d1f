import UIKit

final class ExportedViewController: UIViewController {
  // TODO: Supply ‹network name›.
  var networkNameText = ""
  // TODO: Supply ‹network.name›.
  var networkNameText2 = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "wifi")

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: networkNameText, attributes: .disabled) { _ in },
        UIMenu(
          options: .displayInline,
          children: [
            // Created at runtime; these items are placeholders.
            UIAction(title: networkNameText2) { [weak self] _ in self?.networkName() }
          ]
        ),
        UIAction(title: "Quit") { [weak self] _ in self?.quit() },
      ]
    )
  }

  private func networkName() {}

  private func quit() {}
}
