import UIKit

/// The order of the elements of a menu that opens upward.
final class WinchController: UIViewController {
  private let winchButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    winchButton.setTitle("Winch", for: .normal)
    winchButton.menu = UIMenu(children: [UIAction(title: "Heave") { _ in }, UIAction(title: "Slack") { _ in }])
    winchButton.showsMenuAsPrimaryAction = true
    winchButton.preferredMenuElementOrder = .fixed
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Grease") { _ in }])
    })
    configuration.preferredMenuElementOrder = .priority
    return configuration
  }
}
