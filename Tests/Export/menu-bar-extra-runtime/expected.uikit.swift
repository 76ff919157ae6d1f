import UIKit

final class ExportedViewController: UIViewController {
  // TODO: Supply ‹network name›.
  var networkName = ""

  struct Network: Hashable {
    var name: String
  }

  // TODO: Supply ‹network.name› of each element.
  var networks: [Network] = []

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
        UIAction(title: networkName, attributes: .disabled) { _ in },
        UIMenu(
          options: .displayInline,
          children: networks.map { network in
            UIAction(title: network.name) { [weak self] _ in self?.chooseNetwork(network) }
          }
        ),
        UIAction(title: "Quit") { [weak self] _ in self?.quit() },
      ]
    )
  }

  private func chooseNetwork(_ network: Network) {}

  private func quit() {}
}
