import UIKit

/// Selected text, as a row and as a list
final class SelectedTextAsARowAndViewController: UIViewController, UIEditMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(UIEditMenuInteraction(delegate: self))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    makeMenu()
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIAction(title: "Cut") { [weak self] _ in self?.performCut() },
        UIAction(title: "Copy") { [weak self] _ in self?.performCopy() },
        UIAction(title: "Paste") { [weak self] _ in self?.performPaste() },
        UIAction(title: "Find Selection") { [weak self] _ in self?.findSelection() },
        UIAction(title: "Translate", image: UIImage(systemName: "translate")) { [weak self] _ in
          self?.translate()
        },
        UIAction(title: "Add to Recipe", image: UIImage(systemName: "plus")) { [weak self] _ in
          self?.addToRecipe()
        },
      ]
    )
  }

  private func performCut() {}

  private func performCopy() {}

  private func performPaste() {}

  private func findSelection() {}

  private func translate() {}

  private func addToRecipe() {}
}
