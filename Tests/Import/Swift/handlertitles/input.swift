import UIKit

// Titles that the handlers of actions set, when a person chooses an item.
final class SailController: UIViewController {
  private let sailButton = UIButton(type: .system)
  private let flagButton = UIButton(type: .system)
  private let fleet: Fleet

  override func viewDidLoad() {
    super.viewDidLoad()
    sailButton.menu = UIMenu(children: [
      UIAction(title: "No Sail") { [weak self] _ in self?.sailButton.setTitle("None", for: .normal) },
      UIAction(title: "Jib", handler: { _ in self.sailButton.setTitle("Jib", for: .normal) }),
    ])
    sailButton.setTitle(fleet.sail?.name ?? Sail.plainName, for: .normal)
    flagButton.menu = UIMenu(children: [
      UIAction(title: "White") { [weak self] _ in self?.flagButton.configuration?.title = "White" }
    ])
    flagButton.configuration?.title = "Flag"
  }
}
