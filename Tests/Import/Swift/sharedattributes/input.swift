import UIKit

// Attributes that a condition selects: both branches share some.
final class RopeController: UIViewController {
  @IBOutlet private var ropeButton: UIButton!
  private let rope: Rope

  func fill() {
    let cut = UIAction(
      title: "Cut", attributes: rope.isWorn ? [.destructive, .disabled] : [.destructive], handler: { _ in })
    let coil = UIAction(title: "Coil", attributes: rope.isWorn ? .disabled : []) { _ in }
    let burn = UIAction(title: "Burn") { _ in }
    burn.attributes = rope.isWorn ? [.disabled, .destructive] : .destructive
    ropeButton.menu = UIMenu(children: [cut, coil, burn])
  }
}
