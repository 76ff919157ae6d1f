import Ledger
import UIKit

/// Enumerations that are `CaseIterable` by a protocol of a library.
enum Haul: Int, LedgerEnum {
  case light, heavy

  var title: String {
    switch self {
    case .light: "Light haul"
    case .heavy: "Heavy haul"
    }
  }
}

enum Freight: Int, Codable {
  case bulk, boxed

  var title: String { "Freight" }
}

enum Payload: LedgerEnum {
  case none
  case tons(Int)

  var title: String { "Payload" }
}

final class HaulController: UIViewController, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      let hauls = Haul.allCases.map { haul in UIAction(title: haul.title) { _ in } }
      let freights = Freight.allCases.map { freight in UIAction(title: freight.title) { _ in } }
      let payloads = Payload.allCases.map { payload in UIAction(title: payload.title) { _ in } }
      return UIMenu(children: [
        UIMenu(title: "Hauls", children: hauls), UIMenu(title: "Freights", children: freights),
        UIMenu(title: "Payloads", children: payloads),
      ])
    }
  }
}
