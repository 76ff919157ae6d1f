import UIKit

enum SymbolName: String {
  case bell = "bell.slash"
  case more = "ellipsis.circle"
}

extension UIImage {
  static func symbol(_ name: SymbolName?) -> UIImage? {
    guard let name else { return nil }
    return UIImage(named: name.rawValue) ?? UIImage(systemName: name.rawValue)
  }
}

// Buttons that show the chosen item, act themselves, or get their label later.
final class AlarmController: UIViewController {
  private lazy var soundButton: UIButton = {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }()
  private lazy var moreItem: UIBarButtonItem = {
    let item = UIBarButtonItem(image: UIImage.symbol(.more), style: .plain, target: nil, action: nil)
    item.title = "More Actions"
    item.menu = UIMenu(
      title: "More", image: .symbol(.more),
      children: [UIAction(title: "Mute", image: UIImage.symbol(.bell)) { _ in }, UIAction(title: "Sort") { _ in }])
    return item
  }()

  func update() {
    soundButton.menu = UIMenu(children: [
      UIAction(title: "Bells", state: .on) { _ in }, UIAction(title: "Birds") { _ in },
    ])
  }

  func cancelItem() -> UIBarButtonItem {
    let log = UIAction(title: "Diagnostic Log") { _ in }
    return UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in }, menu: UIMenu(children: [log]))
  }

  private let nestButton = UIButton(type: .system)

  func updateNest(isShared: Bool) {
    nestButton.setTitle("Nest", for: .normal)
    if isShared {
      nestButton.showsMenuAsPrimaryAction = true
      nestButton.menu = UIMenu(children: [UIAction(title: "Add Twigs") { _ in }, UIAction(title: "Invite") { _ in }])
    } else {
      nestButton.showsMenuAsPrimaryAction = false
      nestButton.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    }
  }
}
