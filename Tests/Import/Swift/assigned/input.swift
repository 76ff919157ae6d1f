import UIKit

// A constant that both branches assign, of which one returns.
final class GroupController: UIViewController {
  private func item(for name: String, isOn: Bool = true) -> UIAction {
    UIAction(title: "Select Group", image: UIImage(systemName: "folder"), attributes: isOn ? [] : .disabled) { _ in }
  }

  private func element(for list: [String]) -> UIMenuElement {
    let action: UIAction
    if list.isEmpty {
      action = item(for: "none")
      return action
    } else {
      action = item(for: "some", isOn: false)
    }
    let rest = [UIAction(title: "First") { _ in }]
    return UIMenu(title: "Groups", children: [action, UIMenu(options: .displayInline, children: rest)])
  }

  func show(_ list: [String]) {
    button.menu = UIMenu(children: [element(for: list)])
  }
}
