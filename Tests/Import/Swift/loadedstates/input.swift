import UIKit

enum ShellOrder {
  case size, color
}

/// The order and the name of the shells come from elsewhere before the menu shows; the view does not.
final class ShellController: UIViewController {
  var isRare = false
  private var order: ShellOrder = .size
  private var kind = "Shells"
  private var view1: ShellOrder = .color

  override func viewDidLoad() {
    super.viewDidLoad()
    name()
    change(order: Settings.shared.shellOrder)
    let menu = UIMenu(title: "Shells", children: [sortMenu(), viewMenu(), collect()])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
  }

  private func name() {
    switch isRare {
    case true: kind = "Rare Shells"
    case false: kind = "Shells"
    }
  }

  private func change(order: ShellOrder) {
    self.order = order
  }

  private func change(view: ShellOrder) {
    self.view1 = view
  }

  private func sortMenu() -> UIMenu {
    UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Size", image: order == .size ? UIImage(systemName: "checkmark") : nil) { _ in
          self.change(order: .size)
        },
        UIAction(title: "Color", image: order == .color ? UIImage(systemName: "checkmark") : nil) { _ in
          self.change(order: .color)
        },
      ])
  }

  private func viewMenu() -> UIMenu {
    UIMenu(
      title: "View",
      children: [
        UIAction(title: "By Size", state: view1 == .size ? .on : .off) { _ in self.change(view: .size) },
        UIAction(title: "By Color", state: view1 == .color ? .on : .off) { _ in self.change(view: .color) },
      ])
  }

  private func collect() -> UIAction { UIAction(title: "Collect \(kind)") { _ in } }
}
