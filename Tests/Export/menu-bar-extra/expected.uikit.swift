import UIKit

/// A menu bar extra with its menu
final class AMenuBarExtraWithItsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "cup.and.saucer")

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Awake for 2 Hours", attributes: .disabled) { _ in }
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            // UIKit does not support the custom view “Remaining Time”.
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Keep Awake") { [weak self] _ in self?.keepAwake() },
            UIMenu(
              title: "Activate for",
              children: [
                UIAction(title: "5 Minutes") { [weak self] _ in self?.performAction() },
                UIAction(title: "1 Hour") { [weak self] _ in self?.performAction2() },
              ]
            ),
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(
              title: "Settings…",
              action: #selector(settings),
              input: ",",
              modifierFlags: .command
            ),
            UIKeyCommand(
              title: "Quit Espresso",
              action: #selector(quitEspresso),
              input: "q",
              modifierFlags: .command
            ),
          ]
        ),
      ]
    )
  }

  private func keepAwake() {}

  private func performAction() {}

  private func performAction2() {}

  @objc private func settings() {}

  @objc private func quitEspresso() {}
}
