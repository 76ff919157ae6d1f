import UIKit

/// Context menus whose closure a constant or a function holds.
final class BuoyList: UITableViewController {
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    configuration(for: indexPath.row)
  }

  func showMenu(at row: Int, completion: (UIContextMenuConfiguration?) -> Void) {
    let actionProvider: UIContextMenuActionProvider = { _ in
      UIMenu(children: [UIAction(title: "Paint Buoy") { _ in }])
    }
    completion(UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: actionProvider))
  }

  func showOtherMenu(at row: Int, completion: (UIContextMenuConfiguration?) -> Void) {
    let provider = { (_: [UIMenuElement]) -> UIMenu? in
      let menu = UIMenu(children: [UIAction(title: "Ring Bell") { _ in }])
      return menu
    }
    completion(.init(identifier: nil, previewProvider: nil, actionProvider: provider))
  }

  func makeProvider(for row: Int) -> UIContextMenuActionProvider {
    return { _ in UIMenu(children: [UIAction(title: "Light Lamp") { _ in }]) }
  }

  private func configuration(for row: Int) -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: makeProvider(for: row))
  }
}
