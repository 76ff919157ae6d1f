import UIKit

// Buttons of the same name in several types and functions.
final class AlphaView: UIView {
  let moreButton = UIButton()
  func setUp() {
    moreButton.setImage(UIImage(systemName: "gauge"), for: .normal)
    moreButton.menu = makeMenu(isFast: true)
  }
  private func makeMenu(isFast: Bool) -> UIMenu { UIMenu(children: [UIAction(title: isFast ? "Fast" : "Slow") { _ in }]) }
}

final class BetaView: UIView {
  let moreButton = UIButton()
  func setUp() {
    moreButton.setTitle("Beta", for: .normal)
    moreButton.menu = makeMenu()
  }
  private func makeMenu() -> UIMenu { UIMenu(children: [UIAction(title: "Beta Action") { _ in }]) }
}

final class LocalView: UIView {
  func one() {
    let okButton = UIButton()
    okButton.setTitle("First", for: .normal)
    okButton.menu = UIMenu(children: [UIAction(title: "1") { _ in }])
  }

  func two() {
    let okButton = UIButton()
    okButton.setTitle("Second", for: .normal)
    okButton.menu = UIMenu(children: [UIAction(title: "2") { _ in }])
  }
}

// The same button gets the menu of the same function again, with another state.
final class LevelView: UIView {
  let sortButton = UIButton()

  func setUp() {
    sortButton.setTitle("Sort", for: .normal)
    sortButton.menu = makeMenu(0)
    let button = UIBarButtonItem(image: UIImage(systemName: "gauge"), menu: makeLevels(0))
    levels.sink { [weak self] in button.menu = self?.makeLevels($0) }
  }

  func reload() { sortButton.menu = makeMenu(1) }

  private func makeMenu(_ index: Int) -> UIMenu {
    UIMenu(children: [UIAction(title: "Up", state: index == 0 ? .on : .off) { _ in }, UIAction(title: "Down", state: index == 1 ? .on : .off) { _ in }])
  }

  private func makeLevels(_ index: Int) -> UIMenu {
    UIMenu(children: [UIAction(title: "Low", state: index == 0 ? .on : .off) { _ in }, UIAction(title: "High") { _ in }])
  }
}
