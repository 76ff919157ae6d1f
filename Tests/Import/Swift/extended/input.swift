// Methods that an extension of a framework class adds to its subclasses.
import AppKit
import UIKit

extension UIView {
  var careItems: [UIAction] {
    [UIAction(title: "Water", image: UIImage(systemName: "drop")) { _ in }, UIAction(title: "Prune") { _ in }]
  }
}

extension UIViewController {
  func makeMenu(named title: String) -> UIMenu {
    UIMenu(title: title, children: [UIAction(title: "Move \(title)") { _ in }])
  }
}

final class PlantCell: UICollectionViewListCell {
  let button = UIButton()

  func showCare() {
    button.menu = UIMenu(children: careItems)
  }
}

final class GardenController: UITableViewController {
  let button = UIBarButtonItem(systemItem: .add)

  override func viewDidLoad() {
    button.menu = makeMenu(named: "Bed")
  }
}

extension NSView {
  func makeChoice() -> NSPopUpButton { NSPopUpButton() }
}

final class BedPanel: NSStackView {
  func load() {
    let menu = NSMenu()
    menu.addItem(withTitle: "Sun", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Shade", action: nil, keyEquivalent: "")
    let light = makeChoice()
    light.menu = menu
    addArrangedSubview(light)
  }
}
