import UIKit

// Lists that branches assign again, tuples, deferred branches, and insertions in loops.
final class RackController: UIViewController {
  func menu(isMain: Bool, isActive: Bool) -> UIMenu {
    var actions = [UIMenuElement]()
    let refresh = UIAction(title: "Refresh") { _ in }
    if isMain {
      actions = [refresh]
    } else {
      if isActive { actions.append(refresh) } else { actions.append(UIAction(title: "Activate") { _ in }) }
    }
    return UIMenu(title: "Main", children: actions)
  }

  private func pair() -> (UIMenu, [UIAction]) {
    let menu = UIMenu(title: "Pair", children: [UIAction(title: "First") { _ in }])
    return (menu, [UIAction(title: "Second") { _ in }])
  }

  func laterMenu() -> UIMenu {
    let element = UIDeferredMenuElement.uncached { completion in
      let filter = UIAction(title: "Filter") { _ in }
      if Filters.isEmpty {
        completion([filter])
      } else {
        completion([filter, UIAction(title: "Remove Filters") { _ in }])
      }
    }
    let (menu, actions) = pair()
    return UIMenu(title: "Later", children: [element] + menu.children + actions)
  }

  func offerMenu() -> UIMenu {
    UIMenu(
      title: "Offers",
      children: [
        UIDeferredMenuElement.uncached { completion in
          Task {
            let offers = await self.offers()
            if offers.isEmpty {
              completion([UIAction(title: "No Offers", attributes: .disabled) { _ in }])
            } else {
              completion(offers)
            }
          }
        }
      ])
  }

  func pageMenu() -> UIMenu {
    var actions = [UIAction(title: "Share") { _ in }, UIAction(title: "Save") { _ in }]
    for view in self.pages {
      if view.isHidden {
        let unset = UIAction(title: "Unset Page") { _ in }
        actions.insert(unset, at: 1)
      } else if view.isOpaque {
        let set = UIAction(title: "Set Page") { _ in }
        actions.insert(set, at: 1)
      }
      break
    }
    return UIMenu(title: "Pages", children: actions)
  }

  func backMenu() -> UIMenu {
    let back = UIBarButtonItem()
    back.title = "Back"
    let image: UIImage? = nil
    let item = UIAction(title: back.title ?? "", image: image) { _ in }
    return UIMenu(title: "Navigation", children: [item])
  }
}

// The elements that an object makes; the function that finds the object tells its type.
final class Letter {
  func elements() -> [UIMenuElement] { [UIAction(title: "Stamp") { _ in }, UIAction(title: "Post") { _ in }] }
}

final class LetterStore {
  static let shared = LetterStore()
  private var letters: [String: Letter] = [:]

  func letter(named name: String) -> Letter? { letters[name] }
}

final class LetterController: UITableViewController {
  override func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let letter = LetterStore.shared.letter(named: name(at: path)) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIDeferredMenuElement.uncached { $0(letter.elements()) }])
    }
  }
}
