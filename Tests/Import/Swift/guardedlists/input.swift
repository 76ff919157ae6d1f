import UIKit

// Functions that leave early, before they add elements to a list of their caller.
final class MooringController: UIViewController {
  @IBOutlet private var mooringButton: UIButton!
  private let harbor: Harbor

  func makeMenu() -> UIMenu {
    var children: [UIMenuElement] = [UIAction(title: "Moor") { _ in }]
    addBoats(to: &children)
    addPilots(&children)
    addTugs(&children)
    children.append(UIAction(title: "Leave") { _ in })
    return UIMenu(children: children)
  }

  func fill() { mooringButton.menu = makeMenu() }

  private func addBoats(to children: inout [UIMenuElement]) {
    guard harbor.boatCount > 0 else { return }
    children.append(UIAction(title: "Count Boats") { _ in })
    children.append(UIAction(title: "Sell Boats") { _ in })
  }

  private func addPilots(_ children: inout [UIMenuElement]) {
    if harbor.isClosed { return }
    children.append(UIAction(title: "Call Pilot") { _ in })
  }

  private func addTugs(_ children: inout [UIMenuElement]) {
    for tug in harbor.tugs {
      guard tug.isFree else { return }
      children.append(UIAction(title: "Call Tug") { _ in })
    }
  }
}
