import UIKit

/// Draft Actions
final class DraftActionsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "ellipsis.circle")

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIKeyCommand(
          title: "Duplicate",
          image: UIImage(systemName: "doc.on.doc"),
          action: #selector(duplicate),
          input: "d",
          modifierFlags: .command
        ),
        UIKeyCommand(
          title: "Delete…",
          image: UIImage(systemName: "trash"),
          action: #selector(performDelete),
          input: UIKeyCommand.inputDelete,
          attributes: .destructive
        ),
      ]
    )
  }

  @objc private func duplicate() {}

  @objc private func performDelete() {
    let alert = UIAlertController(
      title: "Delete this draft?",
      message: "It is removed from all your devices.",
      preferredStyle: .actionSheet
    )
    alert.addAction(
      UIAlertAction(
        title: "Delete Draft",
        style: .destructive,
        handler: { [weak self] _ in self?.deleteDraft() }
      )
    )
    alert.addAction(
      UIAlertAction(
        title: "Archive Instead",
        style: .default,
        handler: { [weak self] _ in self?.archiveInstead() }
      )
    )
    alert.addAction(UIAlertAction(title: "Keep It", style: .cancel))
    present(alert, animated: true)
  }

  private func deleteDraft() {}

  private func archiveInstead() {}
}
