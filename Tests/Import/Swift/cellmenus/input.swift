import UIKit

/// Menus that cells give to their buttons.
final class KennelController: UITableViewController {
  func configure(_ cell: BreedCell) {
    cell.menu = UIMenu(children: [UIAction(title: "Beagle") { _ in }, UIAction(title: "Poodle") { _ in }])
  }

  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "leash", for: path) as? LeashCell else {
      return UITableViewCell()
    }
    cell.configure(menu: leashMenu())
    let collar = tableView.dequeueReusableCell(withIdentifier: "collar", for: path) as! CollarCell
    collar.show(UIMenu(title: "Collars", children: [UIAction(title: "Red") { _ in }, UIAction(title: "Blue") { _ in }]))
    return cell
  }

  private func leashMenu() -> UIMenu {
    UIMenu(children: [UIAction(title: "Short") { _ in }, UIAction(title: "Long") { _ in }])
  }
}

final class BreedCell: UITableViewCell {
  var menu: UIMenu? {
    didSet { wideButton?.menu = menu }
  }
  private var wideButton: UIButton!

  func makeAccessory() {
    wideButton = UIButton(frame: bounds)
    let button = UIButton(type: .detailDisclosure)
    button.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    accessoryView = button
  }
}

final class LeashCell: UITableViewCell {
  private let moreButton = UIButton(type: .system)

  func configure(menu: UIMenu) {
    moreButton.setTitle("Leash", for: .normal)
    moreButton.menu = menu
    moreButton.showsMenuAsPrimaryAction = true
  }
}

final class CollarCell: UITableViewCell {
  private var shown: UIMenu?
  private lazy var sizeButton: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle("Collar", for: .normal)
    button.showsMenuAsPrimaryAction = true
    return button
  }()

  func show(_ menu: UIMenu) {
    sizeButton.menu = menu
  }
}

extension UIButton.Configuration {
  static func filled(named title: String) -> Self {
    var configuration = UIButton.Configuration.filled()
    configuration.title = title
    return configuration
  }
}

final class HarnessController: UIViewController {
  private lazy var bowlButton = makeButton("Bowl")

  private func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  func fill() {
    bowlButton.menu = UIMenu(children: [UIAction(title: "Water") { _ in }, UIAction(title: "Milk") { _ in }])
    let configuration = UIButton.Configuration.filled(named: "Food")
    let foodButton = UIButton(configuration: configuration)
    foodButton.menu = UIMenu(children: [UIAction(title: "Meat") { _ in }, UIAction(title: "Rice") { _ in }])
  }

  private var harnessItem = UIBarButtonItem()
  private let faceButton = UIButton()

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem?.menu = UIMenu(children: [UIAction(title: "Walk") { _ in }, UIAction(title: "Train") { _ in }])
    harnessItem = UIBarButtonItem(title: "Harness", style: .plain, target: nil, action: nil)
    harnessItem.menu = UIMenu(children: [UIAction(title: "Loosen") { _ in }, UIAction(title: "Tighten") { _ in }])
    faceButton.sd_setImage(with: dog.url, for: .normal, placeholderImage: UIImage(systemName: "pawprint"))
    faceButton.menu = UIMenu(children: [UIAction(title: "Rename") { _ in }, UIAction(title: "Sell") { _ in }])
  }
}
