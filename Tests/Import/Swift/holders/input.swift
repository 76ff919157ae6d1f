import SwiftUI
import UIKit

final class Shelf: ObservableObject {
  static let shared = Shelf()
  let name = "Shelf"
  @Published var count = 0
  var isFull: Bool { count > 10 }
  var addTitle: String { "Add to \(name)" }
  var countTitle: String { "\(count) books" }

  @ViewBuilder func moreItems() -> some View {
    Button("Dust Off") {}
    Button(addTitle) {}
  }
}

/// What a view holds is followed by its type; what changes in it stays unknown.
struct ShelfView: View {
  @EnvironmentObject private var shelf: Shelf
  @Environment(Shelf.self) private var otherShelf
  @ObservedObject var handedIn: Shelf
  @StateObject private var own = Shelf.shared
  let maybe: Shelf?

  var body: some View {
    Menu("Shelf") {
      Button(shelf.addTitle) {}
      Button(otherShelf.addTitle) {}
      Button(handedIn.countTitle) {}
      if shelf.isFull { Button("Full") {} }
      if let maybe { Button(maybe.addTitle) {} }
      handedIn.moreItems()
    }
  }
}

final class ShelfController: UIViewController {
  func menu(for book: Book) -> UIMenu {
    let items = [
      { () -> UIMenuElement? in UIAction(title: "Open") { _ in } }(),
      nil,
      UIAction(title: "Close") { _ in },
    ].compactMap(\.self)
    let more = [
      { () -> UIMenuElement? in
        if book.isLent { UIAction(title: "Ask Back") { _ in } } else { nil }
      }(),
      { () -> UIMenuElement? in
        if book.isOwn {
          return UIAction(title: "Lend") { _ in }
        } else {
          return UIMenu(title: "Borrow", children: [UIAction(title: "For a Week") { _ in }])
        }
      }(),
      book.isNew ? UIAction(title: "Mark as Read") { _ in } : UIAction(title: "Mark as New") { _ in },
    ].compactMap(\.self)
    let titles = [book, book].map(\.title)
    return UIMenu(title: "Book", children: items + more + [UIAction(title: titles[0]) { _ in }])
  }
}
