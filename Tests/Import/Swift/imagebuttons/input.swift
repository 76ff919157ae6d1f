import UIKit

/// Buttons that show only an image of the app.
final class VaseController: UIViewController {
  private lazy var moreButton: UIButton = {
    let button = UIButton(type: .system)
    button.setImage(UIImage(named: "Tulip-24"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Water") { _ in }])
    return button
  }()
  private lazy var sortItem = UIBarButtonItem(
    image: UIImage(resource: .stems), menu: UIMenu(children: [UIAction(title: "By Height") { _ in }]))
  private lazy var otherItem = UIBarButtonItem(
    image: flower.image, menu: UIMenu(children: [UIAction(title: "By Color") { _ in }]))
  private lazy var farItem = UIBarButtonItem(
    image: Petals.icon(named: "rose"), menu: UIMenu(children: [UIAction(title: "By Scent") { _ in }]))
  private lazy var plainButton: UIButton = {
    let button = UIButton()
    button.setBackgroundImage(UIImage(named: "pressed"), for: .highlighted)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Cut") { _ in }])
    return button
  }()
  private lazy var bellButton: UIButton = {
    let button = UIButton()
    button.setImage(UIImage(systemName: "bell.fill"), for: .highlighted)
    button.setImage(UIImage(systemName: "bell"), for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Ring") { _ in }])
    return button
  }()
}
