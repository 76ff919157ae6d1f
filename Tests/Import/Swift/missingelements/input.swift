import UIKit

// Elements of lists that functions, properties, and closures make unless a condition returns `nil`.
enum Berth: CaseIterable {
  case quay, buoy
}

final class BerthController: UIViewController {
  @IBOutlet private var berthButton: UIButton!
  private let harbor: Harbor

  private var moveAction: UIAction? {
    guard harbor.isOpen else { return nil }
    return UIAction(title: "Move") { _ in }
  }

  private func leaveAction() -> UIAction? {
    guard let pilot = harbor.pilot, !pilot.isBusy else {
      log("no pilot")
      return nil
    }
    return UIAction(title: "Leave") { _ in }
  }

  private func depthMenu() -> UIMenu? {
    guard harbor.hasDepth else { return nil }
    return UIMenu(title: "Depth", children: [UIAction(title: "Measure") { _ in }])
  }

  private func sailAction() -> UIAction? {
    if harbor.isFrozen { return nil }
    return UIAction(title: "Sail") { _ in }
  }

  private func toolsMenu() -> UIMenu? {
    let tools = [moveAction, sailAction()].compactMap(\.self)
    return tools.isEmpty ? nil : UIMenu(title: "Tools", options: tools.count > 1 ? [] : .displayInline, children: tools)
  }

  func fill() {
    let berths = Berth.allCases.compactMap { berth -> UIAction? in
      guard harbor.has(berth) else { return nil }
      return UIAction(title: berth == .quay ? "Quay" : "Buoy") { _ in }
    }
    berthButton.menu = UIMenu(
      children: [
        { () -> UIAction? in
          guard let name = harbor.name, !name.isEmpty else { return nil }
          return UIAction(title: "Rename") { _ in }
        }(),
        moveAction,
        leaveAction(),
        sailAction(),
        toolsMenu(),
        depthMenu(),
        UIAction(title: "Close") { _ in },
      ].compactMap(\.self) + berths)
  }

  func pilotMenu() -> UIMenu? {
    guard harbor.isOpen else { return nil }
    return UIMenu(title: "Pilot", children: [UIAction(title: "Call") { _ in }])
  }

  func crewMenu() -> UIMenu {
    let leave = leaveAction()
    leave?.image = UIImage(systemName: "sailboat")
    return UIMenu(title: "Crew", children: (pilotMenu()?.children ?? []) + [leave].compactMap { $0 })
  }

  func fillCrew() { berthButton.menu = crewMenu() }

  func update() { navigationItem.rightBarButtonItem?.menu = pilotMenu() }
}
