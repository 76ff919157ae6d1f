import UIKit

/// Statements that only older releases run, without `else`.
final class DeckController: UIViewController {
  func makeMenu() -> UIMenu {
    if #unavailable(iOS 26) {
      return UIMenu(title: "Deck", children: [UIAction(title: "Scrub") { _ in }])
    }
    return UIMenu(title: "Deck", children: [UIAction(title: "Sweep") { _ in }])
  }

  func makeButton() -> UIBarButtonItem {
    UIBarButtonItem(title: "Deck", menu: makeMenu())
  }
}
