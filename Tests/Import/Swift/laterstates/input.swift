import UIKit

/// Actions in a list whose states a later statement sets, and choices in sections of their own.
final class RaftController: UIViewController {
  enum Sorting { case newest, oldest }

  private let sortItem = UIBarButtonItem(title: "Sort", menu: nil)
  private let markItem = UIBarButtonItem(title: "Mark", menu: nil)
  private let lampButton = UIButton(configuration: .plain())
  private var lamp = Lamp.red

  enum Lamp {
    case red, green
    var title: String { self == .red ? "Red" : "Green" }
  }

  func show(_ sorting: Sorting, _ isMarked: Bool) {
    sortItem.menu = UIMenu(children: sortActions(sorting))
    let actions = [
      UIAction(title: "Mark Raft") { _ in },
      UIAction(title: "Hide Raft") { _ in },
    ]
    if isMarked { actions[0].state = .on }
    markItem.menu = UIMenu(children: actions)
    let red = UIAction(title: "Red", state: lamp == .red ? .on : .off) { _ in self.lamp = .red }
    let green = UIAction(title: "Green", state: lamp == .green ? .on : .off) { _ in self.lamp = .green }
    lampButton.setTitle(lamp.title, for: .normal)
    lampButton.showsMenuAsPrimaryAction = true
    lampButton.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [red]), UIMenu(options: .displayInline, children: [green]),
    ])
  }

  private func sortActions(_ sorting: Sorting) -> [UIAction] {
    let actions = [
      UIAction(title: "Newest", state: .off) { _ in },
      UIAction(title: "Oldest", state: .off) { _ in },
    ]
    switch sorting {
    case .newest: actions[0].state = .on
    case .oldest: actions[1].state = .on
    }
    return actions
  }
}
