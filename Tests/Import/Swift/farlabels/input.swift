import UIKit

/// A button whose label another file sets.
final class GaugeCell: UITableViewCell {
  let gaugeButton = UIButton(type: .system)

  func fill() {
    gaugeButton.menu = UIMenu(children: [UIAction(title: "Read Gauge") { _ in }])
    gaugeButton.showsMenuAsPrimaryAction = true
  }
}
