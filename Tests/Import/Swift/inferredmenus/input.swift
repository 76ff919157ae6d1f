import UIKit

// Menus without the name of their type.
final class HarborController: UIViewController {
  func context() -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ -> UIMenu? in
      var actions = [UIAction]()
      actions.append(UIAction(title: "Moor") { _ in })
      return .init(title: "", children: actions)
    }
  }

  func shortContext() -> UIContextMenuConfiguration? {
    .init(identifier: nil, previewProvider: nil) { _ in .init(children: [UIAction(title: "Cast Off") { _ in }]) }
  }

  func assign(_ pier: UIButton) { pier.menu = .init(title: "Pier", children: [UIAction(title: "Paint") { _ in }]) }

  func named(_ pier: UIButton) { pier.menu = UIMenu.init(title: "Named", children: [UIAction(title: "Repair") { _ in }]) }

  func constant(_ pier: UIButton) {
    let menu: UIMenu = .init(title: "Constant", children: [UIAction(title: "Sweep") { _ in }])
    pier.menu = menu
  }

  func made(_ pier: UIButton) { pier.menu = craneMenu() }

  private func craneMenu() -> UIMenu { .init(title: "Crane", children: [UIAction(title: "Lift") { _ in }]) }

  func item() {
    let actions = [UIAction(title: "Sail") { _ in }]
    navigationItem.rightBarButtonItem = .init(title: "Boats", menu: .init(children: actions))
  }

  // A row with the value beside the menu is no button.
  func row(_ rows: inout [HarborRow]) {
    rows.append(.init(title: "Tide", value: "High", menu: UIMenu(children: [UIAction(title: "Low") { _ in }])))
  }

  func nested(_ pier: UIButton) {
    pier.menu = UIMenu(title: "Nested", children: [
      .init(title: "Flag") { _ in }, UIMenu.init(title: "Signals", children: [UIAction(title: "Red") { _ in }]),
    ])
  }
}

final class Node {
  init(children: [Node]) {}
}

func tree() -> Node { .init(children: [.init(children: [])]) }
