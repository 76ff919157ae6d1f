import UIKit

/// Browse
final class BrowseViewController: UIViewController {
  private var showExtensions = true
  private var showTags = false
  private var locked = UIMenuElement.State.mixed

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.bordered()
    configuration.title = "Options"
    configuration.image = UIImage(systemName: "ellipsis.circle")
    configuration.buttonSize = .large

    let action = UIAction { [weak self] _ in self?.options() }
    let button = UIButton(configuration: configuration, primaryAction: action)
    button.menu = makeMenu()
    button.preferredMenuElementOrder = .fixed
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(
              title: "New Folder",
              image: UIImage(systemName: "folder.badge.plus"),
              action: #selector(newFolder),
              input: "n",
              modifierFlags: [.command, .shift]
            ),
            UIAction(
              title: "Rename…",
              image: UIImage(systemName: "pencil"),
              discoverabilityTitle: "Gives the folder another name."
            ) { [weak self] _ in self?.performRename() },
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(
              title: "Show Extensions",
              attributes: .keepsMenuPresented,
              state: showExtensions ? .on : .off
            ) { [weak self] _ in self?.showExtensions.toggle() },
            UIAction(
              title: showTags ? "Hide Tags" : "Show Tags",
              image: UIImage(systemName: "tag")
            ) { [weak self] _ in self?.showTags.toggle() },
            UIAction(title: "Locked", state: locked) { [weak self] _ in self?.locked = .on },
            // UIKit does not support submenus with a primary action.
            UIMenu(
              title: "Share",
              image: UIImage(systemName: "square.and.arrow.up"),
              children: [
                // UIKit does not support the badge “2”.
                UIAction(title: "Mail") { [weak self] _ in self?.mail() },
                UIAction(title: "Messages", attributes: .disabled) { [weak self] _ in
                  self?.messages()
                },
              ]
            ),
            // UIKit does not support the footer “Kept for a week.”.
            UIMenu(
              title: "Recent",
              options: .displayInline,
              children: [
                // Created at runtime; these items are placeholders.
                UIAction(
                  title: "Plan",
                  subtitle: "Yesterday",
                  image: UIImage(
                    systemName: "doc",
                    withConfiguration: UIImage.SymbolConfiguration(weight: .semibold)
                  )?
                  .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
                ) { [weak self] _ in self?.plan() },
                UIAction(title: "Draft", attributes: .hidden) { [weak self] _ in self?.draft() },
              ]
            ),
          ]
        ),
      ]
    )
  }

  @objc private func newFolder() {}

  private func performRename() {
    // Requires further input.
  }

  private func mail() {}

  private func messages() {}

  private func plan() {}

  private func draft() {}

  private func options() {}
}
