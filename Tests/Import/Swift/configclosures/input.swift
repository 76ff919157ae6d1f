import UIKit

/// Labels of buttons by closures that make a configuration, by attributed titles, and by local constants.
final class HelmController: UIViewController {
  lazy var courseButton: UIButton = {
    let button = UIButton(type: .custom)
    button.configuration = {
      var look = UIButton.Configuration.plain()
      look.image = UIImage(systemName: "chevron.down")
      return look
    }()
    button.menu = UIMenu(children: [UIAction(title: "North") { _ in }])
    return button
  }()

  lazy var speedButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(
      NSAttributedString(string: "Speed", attributes: [.font: UIFont.systemFont(ofSize: 20)]), for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Slow") { _ in }])
    return button
  }()

  lazy var windButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setAttributedTitle(.init(string: "Wind", attributes: [:]), for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Reef") { _ in }])
    return button
  }()

  let tideButton: UIButton = {
    let button = UIButton(type: .system)
    let image = UIImage(systemName: "water.waves")
    button.setImage(image, for: .normal)
    return button
  }()

  lazy var deckButton: UIButton = {
    let button = UIButton(type: .system)
    button.configuration = lookOfDeck()
    button.menu = UIMenu(children: [UIAction(title: "Swab") { _ in }])
    return button
  }()

  private func lookOfDeck() -> UIButton.Configuration {
    var look = UIButton.Configuration.filled()
    look.title = "Deck"
    return look
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tideButton.menu = UIMenu(children: [UIAction(title: "Wait") { _ in }])
    let picture = UIImage(systemName: "flag")
    flagButton.setImage(picture, for: .normal)
    flagButton.menu = UIMenu(children: [UIAction(title: "Hoist") { _ in }])
  }
  private let flagButton = UIButton()
}

final class MastController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var look = UIButton.Configuration.tinted()
    look.title = "Mast"
    look.image = UIImage(systemName: "flag.fill")
    let mastButton = UIButton(configuration: look, primaryAction: nil)
    mastButton.menu = UIMenu(children: [UIAction(title: "Climb") { _ in }])
    let yardButton = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Yard") { _ in })
    yardButton.menu = UIMenu(children: [UIAction(title: "Brace") { _ in }])
  }
}
