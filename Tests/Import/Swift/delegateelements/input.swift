import UIKit

protocol OrchardDelegate: AnyObject {
  func menu(for tree: Tree) -> UIMenu?
  func actions(for fruit: Fruit) -> [UIAction]
}

/// Menus that a delegate and a coordinator make, and those of a base class.
final class OrchardController: UIViewController {
  weak var delegate: OrchardDelegate?
  private weak var coordinator: OrchardCoordinator?

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      guard let self, let coordinator else { return nil }
      var elements: [UIMenuElement] = [UIAction(title: "Prune") { _ in }]
      let pickMenu = coordinator.pickMenu(for: path)
      if let pickMenu {
        elements.append(pickMenu)
      }
      if let treeMenu = delegate?.menu(for: trees[path.row]) { elements.append(treeMenu) }
      return UIMenu(children: elements + (delegate?.actions(for: fruits[path.row]) ?? []))
    })
  }
}

final class OrchardCoordinator {
  private let shelf: Shelf

  func pickMenu(for path: IndexPath) -> UIMenu? {
    guard let basket = shelf.basket(at: path) else { return nil }
    let pick = UIAction(title: "Pick Into Basket") { _ in basket.add(path) }
    return UIMenu(options: .displayInline, children: [pick])
  }
}

extension OrchardCoordinator: OrchardDelegate {
  func menu(for tree: Tree) -> UIMenu? {
    UIMenu(title: "Tree", children: [UIAction(title: "Water") { _ in }, UIAction(title: "Cut") { _ in }])
  }

  func actions(for fruit: Fruit) -> [UIAction] {
    [UIAction(title: "Wash") { _ in }]
  }
}

class ListController: UIViewController {
  func rowActions(at path: IndexPath) -> [UIMenuElement] { [] }

  func tableView(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: self.rowActions(at: path)) })
  }
}

final class CiderController: ListController {
  override func rowActions(at path: IndexPath) -> [UIMenuElement] {
    [UIAction(title: "Pour") { _ in }, UIAction(title: "Store") { _ in }]
  }
}

final class AvatarController: UIViewController {
  func update() {
    moreButton.menu = UIMenu(children: [
      UIDeferredMenuElement { completion in
        let action = UIAction(title: "Seeds") { _ in }
        if let image = self.image {
          image.load { loaded in
            action.image = loaded
            completion([action])
          }
        } else {
          completion([action])
        }
      },
      UIDeferredMenuElement { completion in
        if hasPips { completion([UIAction(title: "Pips") { _ in }]) } else { completion([]) }
      },
    ])
  }
}

final class CrateController: UIViewController {
  func configuration(at paths: [IndexPath]) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      let items = paths.count == 1 ? self.items(at: paths[0]) : self.itemsOfAll()
      return UIMenu(title: "Crates", children: items.compactMap { $0 })
    })
  }

  private func items(at path: IndexPath) -> [UIMenuElement?] {
    [UIAction(title: "Lift") { _ in }, isFull ? UIAction(title: "Empty") { _ in } : nil]
  }

  private func itemsOfAll() -> [UIMenuElement?] {
    [
      UIAction(title: "Lift All") { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Empty All") { _ in }]),
    ]
  }
}
