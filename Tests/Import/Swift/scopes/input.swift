import UIKit

// Names that a block declares itself: outer names keep their values.
final class TentController: UIViewController {
  private var isStormy: Bool { UserDefaults.standard.bool(forKey: "storm") }

  func pitchMenu() -> UIMenu {
    var children: [UIMenuElement] = [UIAction(title: "Pitch") { _ in }]
    if isStormy {
      var children: [UIMenuElement] = []
      children.append(UIAction(title: "Lost") { _ in })
      print(children)
    }
    do {
      let children = [UIAction(title: "Lost Too") { _ in }]
      print(children)
    }
    do {
      children.append(UIAction(title: "Peg Down") { _ in })
    }
    children.append(UIAction(title: "Strike") { _ in })
    let title = "Tent"
    do {
      let title = "Other"
      print(title)
    }
    return UIMenu(title: title, children: children)
  }
}
