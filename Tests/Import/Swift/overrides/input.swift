import UIKit

// The elements of a context menu that only subclasses know.
struct RowAction {
  var title: String
  var handler: () -> Void

  func element() -> UIAction { UIAction(title: title) { _ in handler() } }
}

class RowController: UITableViewController {
  func rowActions(at path: IndexPath) -> [RowAction] { [] }

  override func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let elements = rowActions(at: path).map { $0.element() }
    guard elements.count > 0 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: elements)
    }
  }
}

final class TagController: RowController {
  override func rowActions(at path: IndexPath) -> [RowAction] {
    [RowAction(title: "Rename") {}, RowAction(title: "Delete") {}]
  }
}

// Properties of a class whose subclasses override them.
class ShelfController: UITableViewController {
  var name: String? { nil }
  var extraActions: [UIAction] { [] }
  var canBurn: Bool { false }

  override func tableView(
    _ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard name != nil else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      var actions = [UIAction(title: "Dust") { _ in }] + self.extraActions
      if self.canBurn { actions.append(UIAction(title: "Burn") { _ in }) }
      return UIMenu(title: "", children: actions)
    }
  }
}

final class PaperController: ShelfController {
  override var name: String? { "Paper" }
  override var extraActions: [UIAction] { [UIAction(title: "Fold") { _ in }] }
  override var canBurn: Bool { true }
}

final class GlassController: ShelfController {
  override var name: String? { "Glass" }
  override var extraActions: [UIAction] { [UIAction(title: "Polish") { _ in }] }
}
