import UIKit

// Objects that an inherited initializer makes, and functions that return early in nested branches.
protocol Acting: UIViewController { func actions() -> [UIAction] }

final class Detail: UIViewController, Acting {
  func actions() -> [UIAction] { [UIAction(title: "Open") { _ in }] }
}

class Named: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
}

final class Child: Named {}

final class ListController: UITableViewController {
  private var keys = UserDefaults.standard.stringArray(forKey: "keys") ?? []
  private var isOn: Bool { UserDefaults.standard.bool(forKey: "on") }

  func detailMenu() -> UIMenu {
    let detail = Detail(nibName: "Detail", bundle: nil)
    let child = Child(name: "Small")
    return UIMenu(title: "Detail", children: detail.actions() + [UIAction(title: child.name) { _ in }])
  }

  private func nested(_ title: String) -> UIAction {
    if isOn {
      if keys.isEmpty { return UIAction(title: title, subtitle: "No keys") { _ in } }
    }
    return UIAction(title: title) { _ in }
  }

  func nestedMenu() -> UIMenu { UIMenu(title: "Nested", children: [nested("Keys")]) }
}

// Lists of objects of the sources, of which conditions select one.
final class ActionItem {
  let title: String
  init(title: String) { self.title = title }
  func action() -> UIAction { UIAction(title: title) { _ in } }
}

final class QueueButton: UIButton {
  var package: Package?

  func actionItems() -> [ActionItem] {
    guard let package else { return [] }
    if package.isProvisional { return [ActionItem(title: "Add Source")] }
    var items: [ActionItem] = []
    if package.isOld { items.append(ActionItem(title: "Upgrade")) }
    items.append(ActionItem(title: "Uninstall"))
    return items
  }

  func queueMenu() -> UIMenu { UIMenu(title: "Queue", children: actionItems().map { $0.action() }) }
}

/// A method of a framework's class that the app inherits from.
final class Wishes: UserDefaults {
  var pace: String { string(forKey: "pace") ?? "slow" }
}

func wishMenu(_ wishes: Wishes) -> NSMenu {
  let menu = NSMenu(title: "Wishes")
  let item = NSMenuItem(title: "Slow", action: nil, keyEquivalent: "")
  item.state = wishes.pace == "slow" ? .on : .off
  menu.addItem(item)
  return menu
}
