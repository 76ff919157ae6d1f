import UIKit

/// Lists that a hidden branch declares and fills.
final class CargoController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cargo", menu: cargoMenu())
  }

  private func cargoMenu() -> UIMenu {
    var actions: [UIMenuElement] = []
    if Port.current.isLocked {
      actions.append(UIAction(title: "Unlock") { _ in })
    } else {
      var items = [UIMenuElement]()
      if Port.current.hasCrane {
        items.append(UIAction(title: "Lift") { _ in })
      } else {
        items.append(UIAction(title: "Carry") { _ in })
      }
      if Port.current.hasScale { items.append(UIAction(title: "Weigh") { _ in }) }
      items.append(UIAction(title: "Stow") { _ in })
      actions.append(UIMenu(title: "Load", children: items))
    }
    switch Port.current.flag {
    case "A": actions.append(UIAction(title: "Greet") { _ in })
    default:
      var letters: [UIMenuElement] = []
      letters.append(UIAction(title: "Write") { _ in })
      letters += [UIAction(title: "Stamp") { _ in }]
      actions.append(UIMenu(title: "Mail", children: letters))
    }
    for hold in Port.current.holds {
      var parts: [UIMenuElement] = []
      parts.append(UIAction(title: "Open") { _ in })
      parts.append(UIAction(title: "Close") { _ in })
      actions.append(UIMenu(title: hold.name, children: parts))
    }
    return UIMenu(children: actions)
  }
}
