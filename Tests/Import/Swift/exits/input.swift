import UIKit

// Functions that return one of several menus: for older systems, for early exits, and the usual one last.
enum TrailOrder: CaseIterable {
  case name, length

  var title: String {
    switch self {
    case .name: "Name"
    case .length: "Length"
    }
  }
}

final class TrailController: UIViewController {
  private var order = TrailOrder.name
  private var isDescending = true

  func sortMenu() -> UIMenu {
    var actions: [UIMenuElement] = []
    for entry in TrailOrder.allCases {
      let isCurrent = entry == order
      let name = isDescending ? "chevron.down" : "chevron.up"
      let image = isCurrent ? UIImage(systemName: name) : nil
      actions.append(UIAction(title: entry.title, image: image) { _ in })
    }
    for entry in model.entries {
      let isCurrent = entry == model.current
      var image = isCurrent ? UIImage(systemName: "chevron.up") : nil
      if entry.isPlain { image = nil }
      let mark = entry.isMarked ? UIImage(systemName: "flag") : nil
      actions.append(UIAction(title: "Entry", image: image) { _ in })
      actions.append(UIAction(title: "Mark", image: mark) { _ in })
    }
    if #available(iOS 15.0, *) {
      return UIMenu(title: "Sort Trails", options: .singleSelection, children: actions)
    } else {
      return UIMenu(title: "Sort Trails", options: .displayInline, children: actions)
    }
  }

  func trailMenu(for trail: Trail?) -> UIMenu {
    guard let trail = trail else { preconditionFailure("no trail") }
    var elements: [UIMenuElement] = [UIAction(title: "Select") { _ in }]
    let layout = UIAction(title: "Layout") { _ in }
    let sort = UIAction(title: "Sort") { _ in }
    if let model = trail.model as? ListModel, model.isPlaylist {
      elements.append(sort)
      return UIMenu(options: .displayInline, children: elements)
    }
    elements.append(layout)
    elements.append(sort)
    return UIMenu(options: .displayInline, children: elements)
  }

  func textMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    var actions: [UIMenuElement] = [UIAction(title: "Look Up Trail") { _ in }]
    guard let line = source?.currentLine else { return UIMenu(children: actions) }
    if line.isOpen { actions.append(UIAction(title: "Close Trail") { _ in }) }
    actions.append(UIAction(title: "Number Trails") { _ in })
    let menu = UIMenu(children: actions)
    return menu
  }
}
