import UIKit

/// Buttons of a XIB: a tap on some runs their own action, so that a long press shows the menu.
final class BridgeViewController: UIViewController {
  @IBOutlet var raiseButton: UIButton!
  @IBOutlet var lowerButton: UIButton!
  @IBOutlet var lightButton: UIButton!
  @IBOutlet var leaveButton: UIButton!
  @IBOutlet var hornButton: UIButton!
  @IBOutlet var bellButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    raiseButton.menu = UIMenu(children: [UIAction(title: "Raise Both") { _ in }])
    // The file makes the menu the primary action.
    lowerButton.menu = UIMenu(children: [UIAction(title: "Lower Both") { _ in }])
    // The code does.
    lightButton.menu = UIMenu(children: [UIAction(title: "Dim") { _ in }])
    lightButton.showsMenuAsPrimaryAction = true
    leaveButton.menu = UIMenu(children: [UIAction(title: "Leave Quietly") { _ in }])
    hornButton.menu = UIMenu(children: [UIAction(title: "Sound Twice") { _ in }])
    hornButton.addTarget(self, action: #selector(sound), for: .touchUpInside)
    // No action is one of a tap.
    bellButton.menu = UIMenu(children: [UIAction(title: "Ring Twice") { _ in }])
  }

  @objc private func sound() {}
  @IBAction func raise(_ sender: UIButton) {}
}
