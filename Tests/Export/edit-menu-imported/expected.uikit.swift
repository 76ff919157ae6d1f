import UIKit

final class LetterViewController: UIViewController, UIEditMenuInteractionDelegate {
  // TODO: Supply range.isMisspelled.
  var isMisspelled = true

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(UIEditMenuInteraction(delegate: self))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    makeMenu(suggestedActions)
  }

  private func makeMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu {
    var children: [UIMenuElement] = []
    children += suggestedActions
    if isMisspelled {
      children.append(
        UIAction(title: "Correct", image: UIImage(systemName: "pencil")) { [weak self] _ in
          self?.correct()
        }
      )
    }
    children.append(UIAction(title: "Peel Off Stamp") { [weak self] _ in self?.peelOffStamp() })
    return UIMenu(children: children)
  }

  private func correct() {}

  private func peelOffStamp() {}
}
