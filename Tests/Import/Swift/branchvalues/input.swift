import UIKit

// A constant that branches assign: the value of the branch is unknown, not only the branch.
final class HarborTable: UIViewController, UITableViewDelegate {
  private enum Order { case pier, name }

  private var order = Order.pier
  private var byPier: [Boat] = []
  private var byName: [String: [Boat]] = [:]

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let entry: (pier: Int, boat: Boat)
    switch order {
    case .pier: entry = (1, byPier[path.row])
    case .name: entry = (1, byName["A"]?[path.row] ?? byPier[path.row])
    }
    let boat: Boat
    switch order {
    case .pier: boat = byPier[path.row]
    case .name: boat = byName["A"]?[path.row] ?? byPier[path.row]
    }
    let flag: String
    if path.row == 0 { flag = "Red Flag" } else { flag = boat.flag }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: boat.captain ?? "") { _ in },
        UIAction(title: entry.boat.mate) { _ in },
        UIAction(title: flag) { _ in },
      ])
    }
  }
}

struct Boat {
  var captain: String?
  var mate: String
  var flag: String
}
