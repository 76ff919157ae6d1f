import UIKit

// Providers with a property of one name; the type of the object tells which menu a button has.
final class EditProvider {
  var menu: UIMenu { UIMenu(children: [UIAction(title: "Rename") { _ in }]) }
}

final class SpaceProvider {
  private var space: Space?

  var menu: UIMenu { UIMenu(children: [UIAction(title: "Leave") { _ in }]) }

  func update(with space: Space?) -> UIMenu {
    self.space = space
    return self.menu
  }
}

final class ShareProvider {
  var menu: UIMenu { UIMenu(children: [UIAction(title: "Send") { _ in }]) }
}

final class RowProvider {
  var menu: UIMenu { UIMenu(children: [UIAction(title: "Mute") { _ in }]) }
}

final class RowController: UITableViewController {
  private let row = RowProvider()

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in self.row.menu }
  }
}
