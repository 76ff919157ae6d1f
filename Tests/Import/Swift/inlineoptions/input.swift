import UIKit

/// Inline groups of which other options are known only at runtime.
final class BowlController: UIViewController {
  func update() {
    let fruit = UIMenu(
      title: "Fruit", options: settings.options.union(.displayInline), children: [UIAction(title: "Peel") { _ in }])
    let nuts = UIMenu(
      title: "Nuts", options: [settings.option, .displayInline], children: [UIAction(title: "Crack") { _ in }])
    let soup = UIMenu(
      title: "Soup", options: settings.options.union(.destructive), children: [UIAction(title: "Stir") { _ in }])
    bowlButton.menu = UIMenu(children: [fruit, nuts, soup])
  }

  private let bowlButton = UIButton(type: .close)
}
