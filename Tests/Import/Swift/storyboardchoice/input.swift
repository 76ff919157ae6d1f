import UIKit

/// The code gives a button its menu and its title; the XIB makes it a pop-up button.
final class BarnViewController: UIViewController {
  @IBOutlet private weak var feedButton: UIButton!
  @IBOutlet private weak var strawButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    let actions = Feed.allCases.map { feed in UIAction(title: feed.rawValue) { _ in } }
    feedButton.menu = UIMenu(children: actions)
    showFeed()
    strawButton?.menu = UIMenu(children: [UIAction(title: "Spread Straw") { _ in }])
  }

  private func showFeed() {
    let feed = trough.feed.name
    feedButton.setTitle(feed, for: .normal)
  }
}

enum Feed: String, CaseIterable {
  case oats = "Oats"
  case hay = "Hay"
}

/// A title from a variable of another method.
final class SiloViewController: UIViewController {
  private let gateButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    gateButton.menu = UIMenu(children: [UIAction(title: "Open Gate") { _ in }])
    showLevel()
  }

  private func showLevel() {
    let level = silo.level.description
    gateButton.setTitle(level, for: .normal)
  }
}
