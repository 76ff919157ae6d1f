import UIKit

/// Images that stay
final class ImagesThatStayViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Note"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: "Pin", image: UIImage(systemName: "pin")) { [weak self] _ in self?.pin() }
          .showingImage(true),
        UIAction(title: "Lock", image: UIImage(systemName: "lock")) { [weak self] _ in
          self?.lock()
        },
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Tag", image: UIImage(systemName: "tag")) { [weak self] _ in
              self?.tag()
            }
            .showingImage(false),
            UIAction(title: "Plain") { [weak self] _ in self?.plain() },
          ]
        ),
        UIMenu(
          title: "Move",
          image: UIImage(systemName: "folder"),
          children: [
            UIAction(title: "Travel") { [weak self] _ in self?.travel() }
          ]
        )
        .showingImage(true),
      ]
    )
  }

  private func pin() {}

  private func lock() {}

  private func tag() {}

  private func plain() {}

  private func travel() {}
}

extension UIMenuElement {
  fileprivate func showingImage(_ isVisible: Bool) -> Self {
    if #available(iOS 27.0, *) {
      preferredImageVisibility = isVisible ? .visible : .hidden
    }
    return self
  }
}
