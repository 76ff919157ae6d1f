import SwiftUI
import UIKit

enum Glyph: String {
  case trash
  case openBook = "book"

  static let lend = Self.openBook
}

extension UIImage {
  static func glyph(_ glyph: Glyph?, tint: UIColor? = nil) -> UIImage? {
    guard let glyph else { return nil }
    var image = UIImage(named: glyph.rawValue) ?? UIImage(systemName: glyph.rawValue)
    if let tint { image = image?.withTintColor(tint) }
    return image
  }
}

extension UIMenu {
  convenience init(title: String = "", subtitle: String? = nil, options: Options = [], inline: [UIMenuElement]) {
    self.init(title: title, subtitle: subtitle, options: options.union(.displayInline), children: inline)
  }
}

final class PictureController: UIViewController {
  func makeMenu() -> UIMenu {
    let open = UIAction(title: "Open", image: .glyph(.lend)) { _ in }
    let remove = UIAction(title: "Delete", image: .glyph(.trash), attributes: .destructive) { _ in }
    let share = UIAction(title: "Share", image: UIImage(systemSymbol: .squareAndArrowUp)) { _ in }
    let actions: [UIAction]
    if Device.hasPrinter {
      actions = [open, share]
    } else {
      actions = [open, share, remove]
    }
    return UIMenu(title: "Picture", children: [UIMenu(inline: actions)])
  }

  func makeSortMenu() -> UIMenu {
    UIMenu(title: "Sort", children: [sortAction(title: "Name"), sortAction(title: "Date")])
  }

  private func sortAction(title: String) -> UIAction {
    switch settings.order {
    case .up: return UIAction(title: title, image: UIImage(systemName: "chevron.up"), state: .on) { _ in }
    case .down: return UIAction(title: title, image: UIImage(systemName: "chevron.down"), state: .on) { _ in }
    default: return UIAction(title: title, image: nil, state: .off) { _ in }
    }
  }
}

enum Filter: String, CaseIterable {
  case all = "All"
  case unread = "Unread"
  case starred = "Starred"

  static let labels: [String: String] = ["All": "Show All", "Unread": "Show Unread"]
  static let symbols: [Filter: String] = [.all: "tray", .unread: "envelope.badge", .starred: "star"]

  var label: String { Self.labels[rawValue] ?? rawValue }
  var symbol: String { Self.symbols[self] ?? "questionmark" }
}

struct PictureView: View {
  var body: some View {
    Menu("Books") {
      OpenButton(name: "Index")
      Button(LocalString.menu_return_book, systemImage: "arrow.uturn.left") {}
      ForEach(Filter.allCases, id: \.self) { filter in
        Button(filter.label, systemImage: filter.symbol) {}
      }
    }
  }

  func OpenButton(name: String) -> some View {
    Button(LocalString.menu_open_book, systemImage: "book") { open(name) }
  }
}
