import UIKit

// Functions that return a button with something else.
final class LanternCell: UICollectionViewListCell {
  func show(_ lantern: Lantern) {
    let menu = UIMenu(children: [UIAction(title: "Light") { _ in }, UIAction(title: "Snuff") { _ in }])
    let (_, accessory) = UICellAccessory.roundButton(image: Lamps.icon(named: "wick"), menu: menu)
    let lamps = UIMenu(children: [UIAction(title: "Hang") { _ in }, UIAction(title: "Carry") { _ in }])
    let (_, other) = UICellAccessory.roundButton(image: UIImage(systemName: "lightbulb"), menu: lamps)
    let oils = UIMenu(children: [UIAction(title: "Refill") { _ in }, UIAction(title: "Empty") { _ in }])
    let (_, third) = UICellAccessory.roundButton(title: "Oil", menu: oils)
    accessories = [accessory, other, third]
  }
}

extension UICellAccessory {
  static func roundButton(
    image: UIImage? = nil, title: String? = nil, menu: UIMenu? = nil
  ) -> (UIButton, UICellAccessory) {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    if let menu {
      button.showsMenuAsPrimaryAction = true
      button.menu = menu
    }
    return (button, .customView(configuration: .init(customView: button, placement: .leading())))
  }
}
