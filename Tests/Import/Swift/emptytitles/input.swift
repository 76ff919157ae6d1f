import UIKit

extension UIButton {
  func removeTitle() { setTitle(nil, for: .normal) }

  func showTitle(_ title: String?) {
    if title == nil { setTitle("", for: .normal) }
  }
}

/// Buttons of a XIB whose titles code removes.
final class PierCell: UITableViewCell {
  @IBOutlet private weak var moorButton: UIButton!
  @IBOutlet private weak var tideButton: UIButton!
  @IBOutlet private weak var helpedButton: UIButton!
  @IBOutlet private weak var shownButton: UIButton!
  @IBOutlet private weak var keptButton: UIButton!
  var isCompact = false

  override func awakeFromNib() {
    super.awakeFromNib()
    moorButton.setTitle("", for: .normal)
    tideButton.setTitle(nil, for: .normal)
    helpedButton.removeTitle()
    shownButton.showTitle(nil)
    if isCompact { keptButton.setTitle("", for: .normal) }
    moorButton.menu = UIMenu(children: [UIAction(title: "Moor") { _ in }])
    tideButton.menu = UIMenu(children: [UIAction(title: "Show Tides") { _ in }])
    helpedButton.menu = UIMenu(children: [UIAction(title: "Call a Pilot") { _ in }])
    shownButton.menu = UIMenu(children: [UIAction(title: "Hide Pier") { _ in }])
    keptButton.menu = UIMenu(children: [UIAction(title: "Keep Watch") { _ in }])
  }
}
