import UIKit

// A class in an extension of a class of another file, whose methods are in a third file.
extension BerthCoordinator {
  final class Decorator {
    weak var coordinator: BerthCoordinator?

    func contextMenu(for berth: Berth) -> UIMenu? {
      guard let coordinator else { return nil }
      var menus = [UIMenu]()
      let keepMenu = coordinator.keepMenu(for: berth)
      if let keepMenu {
        menus.append(keepMenu)
      }
      menus.append(UIMenu(options: .displayInline, children: [UIAction(title: "Free Berth") { _ in }]))
      if menus.count > 0 {
        return UIMenu(children: menus)
      } else {
        return nil
      }
    }
  }
}
