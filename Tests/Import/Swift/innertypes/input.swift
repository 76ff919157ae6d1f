// Types that a function declares for itself.
import UIKit

final class FerryController: UIViewController {
  func makeMenu() -> UIMenu {
    struct Stop {
      var name: String
      var symbol: String
      func makeAction() -> UIAction { UIAction(title: "To \(name)", image: UIImage(systemName: symbol)) { _ in } }
    }
    let stops = [Stop(name: "Island", symbol: "leaf"), Stop(name: "Pier", symbol: "ferry")]
    return UIMenu(title: "Stops", children: stops.map { $0.makeAction() })
  }

  func makeOther() -> UIMenu {
    enum Deck: String, CaseIterable { case upper = "Upper Deck", lower = "Lower Deck" }
    return UIMenu(title: "Decks", children: Deck.allCases.map { deck in UIAction(title: deck.rawValue) { _ in } })
  }
}
