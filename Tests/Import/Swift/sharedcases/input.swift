import UIKit

enum Permission {
  case fish(Bool)
  case anchor(Bool)

  var title: String {
    switch self {
    case .fish: "Fishing"
    case .anchor: "Anchoring"
    }
  }

  var isOn: Bool {
    switch self {
    case .fish(let value), .anchor(let value): value
    }
  }

  func name(for value: Bool) -> String {
    switch self {
    case .fish:
      return value ? "Allowed" : "Forbidden"
    case .anchor:
      return value ? "Allowed" : "Forbidden"
    }
  }
}

/// All cases have the same names for their values.
final class HarborController: UIViewController {
  func menu(of permission: Permission) -> UIMenu {
    let options = [true, false].map { value in
      let action = UIAction(title: permission.name(for: value)) { _ in }
      action.state = permission.isOn == value ? .on : .off
      return action
    }
    return UIMenu(title: permission.title, children: options)
  }

  func show(_ permission: Permission) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Rules", menu: menu(of: permission))
  }
}
