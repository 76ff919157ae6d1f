import UIKit

enum ShellOrder: String, CaseIterable {
  case color, weight
}

// A suffix that only the current element has.
final class ShellController: UIViewController {
  private let shells: Shells

  func orderMenu() -> UIMenu {
    var actions: [UIMenuElement] = []
    for order in ShellOrder.allCases {
      var suffix = ""
      if let current = shells.current {
        if current.order == order { suffix = current.isRising ? " ↑" : " ↓" }
      }
      actions.append(UIAction(title: "By \(order.rawValue.capitalized)\(suffix)") { _ in })
    }
    return UIMenu(title: "Order", children: actions)
  }
}
