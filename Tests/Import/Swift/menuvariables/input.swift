import UIKit

// Menus in variables, which code replaces before it uses them.
final class MeadowController: UIViewController, UIContextMenuInteractionDelegate {
  let addButton = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
  let isWet = UserDefaults.standard.bool(forKey: "wet")

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let mow = UIAction(title: "Mow") { _ in }
      let rake = UIAction(title: "Rake") { _ in }
      let water = UIAction(title: "Water") { _ in }
      var menu = UIMenu(title: "Meadow", children: [mow])
      if self.isWet {
        menu = menu.replacingChildren([mow, rake])
      }
      if self.isDry() {
        let children = menu.children + [water]
        menu = menu.replacingChildren(children)
      }
      return menu
    }
  }

  func certain() {
    let rows = UIMenu(options: .displayInline, children: [UIAction(title: "Reseed") { _ in }])
    var menu = UIMenu(title: "Grass", children: [UIAction(title: "Cut") { _ in }])
    menu = menu.replacingChildren(menu.children + [rows])
    addButton.menu = menu
  }

  func other(_ button: UIButton) {
    var menu = UIMenu(children: [UIAction(title: "Never") { _ in }])
    menu = UIMenu(children: [UIAction(title: "Always") { _ in }])
    button.menu = menu
  }

  func branch(_ button: UIButton) {
    let menu: UIMenu
    if isWet {
      menu = UIMenu(children: [UIAction(title: "Drain") { _ in }])
    } else {
      menu = UIMenu(children: [UIAction(title: "Flood") { _ in }])
    }
    button.menu = menu
  }

  func maybe(_ button: UIButton) {
    var menu = UIMenu(children: [UIAction(title: "Walk") { _ in }])
    if isWet { menu = UIMenu(children: [UIAction(title: "Wade") { _ in }]) }
    button.menu = menu
  }

  func chained(_ button: UIButton) {
    button.menu = UIMenu(title: "Hay", children: [UIAction(title: "Old") { _ in }])
      .replacingChildren([UIAction(title: "New") { _ in }])
  }

  func later(_ button: UIButton) { button.menu = hayMenu() }

  private func hayMenu() -> UIMenu {
    let menu = UIMenu(title: "Bales", children: [UIAction(title: "Round") { _ in }])
    return menu.replacingChildren(menu.children + [UIAction(title: "Square") { _ in }])
  }
}
