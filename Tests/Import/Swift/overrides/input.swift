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
