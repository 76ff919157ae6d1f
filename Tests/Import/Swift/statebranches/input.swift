import UIKit

// States that branches set.
final class KiteController: UIViewController {
  private let kites: Kites
  private let tailButton = UIButton(type: .system)
  private let windButton = UIButton(type: .system)
  private let lineButton = UIButton(type: .system)
  private let flagButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    let short = UIAction(title: "Short Tail") { _ in }
    let long = UIAction(title: "Long Tail") { _ in }
    if kites.isShort {
      short.state = .on
      long.state = .off
    } else {
      short.state = .off
      long.state = .on
    }
    tailButton.menu = UIMenu(children: [short, long])

    let calm = UIAction(title: "Calm") { _ in }
    let fresh = UIAction(title: "Fresh") { _ in }
    let storm = UIAction(title: "Storm") { _ in }
    switch kites.wind {
    case .calm: calm.state = .on
    case .fresh: fresh.state = .on
    case .storm: storm.state = .on
    }
    windButton.menu = UIMenu(children: [calm, fresh, storm])

    let isThin = kites.line < 2
    let thin = UIAction(title: "Thin") { _ in }
    let thick = UIAction(title: "Thick") { _ in }
    thin.state = isThin ? .on : .off
    thick.state = isThin ? .off : .on
    lineButton.menu = UIMenu(children: [thin, thick])

    // No choice: one branch checks both.
    let red = UIAction(title: "Red") { _ in }
    let blue = UIAction(title: "Blue") { _ in }
    if kites.areStriped {
      red.state = .on
      blue.state = .on
    } else {
      red.state = .off
      blue.state = .on
    }
    flagButton.menu = UIMenu(children: [red, blue])
  }

  func sortMenu() -> UIMenu {
    let all = UIAction(title: "All Kites") { _ in }
    let own = UIAction(title: "Own Kites") { _ in }
    var children = [all]
    if let owner = kites.owner {
      let isOwn = kites.isFiltered && owner.hasKites
      own.state = isOwn ? .on : .off
      all.state = isOwn ? .off : .on
      children.append(own)
    } else {
      children.append(own)
    }
    return UIMenu(children: children)
  }
}
