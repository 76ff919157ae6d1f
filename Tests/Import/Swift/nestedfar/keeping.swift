import UIKit

extension BerthCoordinator {
  internal func keepMenu(for berth: Berth) -> UIMenu? {
    guard canKeep, let place = berths.place() else {
      return nil
    }
    let action = UIAction(title: "Keep Berth") { [weak self] _ in self?.keep(place) }
    return UIMenu(options: .displayInline, children: [action])
  }
}
