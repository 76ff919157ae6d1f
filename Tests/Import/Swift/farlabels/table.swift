import UIKit

final class GaugeTable: UITableViewController {
  func configure(_ cell: GaugeCell) {
    cell.gaugeButton.isHidden = false
    cell.gaugeButton.setImage(UIImage(systemName: "gauge"), for: .normal)
    cell.fill()
  }
}
