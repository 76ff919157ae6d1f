import SwiftUI
import UIKit

struct Glyph {
  let name: String
  let asset: String

  init(_ name: String, asset: String = "") {
    self.name = name
    self.asset = asset
  }

  static let clip = Self("paperclip")
  static let tick = Self("checkmark")
  static let logo = Self("", asset: "Logo")

  var picture: UIImage {
    if !asset.isEmpty {
      return UIImage(named: asset) ?? UIImage()
    } else {
      return UIImage.make(symbol: name)
    }
  }
}

extension UIImage {
  static let clip = UIImage.make(symbol: Glyph.clip.name)
  static let tick = UIImage.make(symbol: Glyph.tick.name)

  fileprivate static func make(symbol: String) -> UIImage {
    UIImage(systemName: symbol) ?? UIImage()
  }
}

final class TripController: UIViewController {
  func menu() -> UIMenu {
    UIMenu(
      title: "Trip",
      children: [
        UIAction(title: "Attach", image: .clip) { _ in },
        UIAction(title: "Attach Later", image: Glyph.clip.picture) { _ in },
        UIAction(title: "Brand", image: Glyph.logo.picture) { _ in },
        UIAction(title: "By Date", image: order == .date ? .tick : nil) { _ in },
        UIAction(title: "By Name", image: order == .name ? nil : .clip) { _ in },
        UIDeferredMenuElement.uncached({ [weak self] completion in
          var later: [UIMenuElement] = []
          for stop in Stop.allCases {
            let title = stop.title
            later.append(UIAction(title: title, image: nil, attributes: []) { _ in self?.go(stop) })
          }
          self?.guests.forEach { guest in
            later.append(UIAction(title: guest.name) { _ in })
          }
          completion(later)
        }),
      ])
  }
}

enum Stop: CaseIterable {
  case harbor, castle

  var title: String {
    switch self {
    case .harbor: "Harbor"
    case .castle: "Castle"
    }
  }
}

struct TripRow: View {
  let stop: Leg

  var body: some View {
    Text("Trip").contextMenu {
      Button(action: {}) {
        Text("Attach")
        Image(uiImage: .clip)
      }
      Button(stop.isOpen ? "Close" : "Open", systemImage: stop.symbol) {}
        .keyboardShortcut("o", modifiers: stop.isOpen ? [.command, .shift] : .command)
    }
  }
}

final class Leg {
  var isOpen: Bool { store.isOpen }

  var symbol: String {
    if store.isLink {
      return "link"
    }
    let base = store.isFolder ? "folder" : "document"
    if isOpen {
      return "\(base).fill"
    } else if store.isGone {
      return "trash"
    }
    return base
  }
}
