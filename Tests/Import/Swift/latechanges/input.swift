import UIKit

/// Elements that code changes after it has put them into a menu, or that functions and properties hold.
final class LampController: UIViewController {
  private let dimAction = UIAction(title: "Dim") { _ in }
  private lazy var flashAction = UIAction(title: "Flash") { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let trim = UIAction(title: "Trim") { _ in }
    let wick = UIMenu(title: "Wick", children: [trim])
    trim.attributes = .disabled
    let fill = makeFill()
    fill.state = .on
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Lamp", menu: UIMenu(children: [dimAction, flashAction, wick, fill]))
  }

  private func makeFill() -> UIAction {
    let action = UIAction(title: "Fill") { _ in }
    action.subtitle = "Oil"
    return action
  }

  func update() {
    dimAction.state = Lamp.current.isDim ? .on : .off
    flashAction.attributes = [.disabled]
  }
}
