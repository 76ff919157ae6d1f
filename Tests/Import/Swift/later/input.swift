import SwiftUI
import UIKit

final class ShelfController: UIViewController {
  func shelfMenu() -> UIMenu {
    let remove = UIAction(title: "Remove", image: UIImage(systemName: "trash")) { _ in }
    remove.attributes = .destructive
    let lend = UIAction(title: "Lend") { _ in }
    lend.title = "Lend to a Friend"
    lend.subtitle = "For two weeks"
    lend.state = .on
    let move = UIAction(title: "Move", attributes: .disabled) { _ in }
    move.attributes = []
    move.image = UIImage(systemName: "arrow.right")
    let hide = UIAction(title: "Hide") { _ in }
    if shelf.isPublic {
      hide.attributes = .disabled
    }
    if #available(iOS 17, *) {
      hide.subtitle = "From guests"
    }
    return UIMenu(title: "Shelf", children: [lend, move, hide, remove])
  }
}

extension View {
  func contextMenu(for book: String, isOwned: Bool = true) -> some View {
    contextMenu {
      Button("Read \(book)", systemImage: "book") {}
      if isOwned { Button("Sell", role: .destructive) {} }
    }
  }
}

struct BookRow: View {
  var body: some View {
    Text("Mountain Paths").contextMenu(for: "Mountain Paths")
    Text("Rivers").contextMenu(for: "Rivers", isOwned: false)
  }
}

final class ShelfModel {
  private var heading = "Books"
  private var count = 3
  private var sorts = ["Title", "Author"]
  private(set) var note = "Dusty"

  func add() { count += 1 }

  func menu() -> UIMenu {
    UIMenu(
      title: heading,
      children: sorts.map { UIAction(title: "By \($0)") { _ in } } + [
        UIAction(title: "Count \(count)") { _ in }, UIAction(title: note) { _ in },
      ])
  }
}
