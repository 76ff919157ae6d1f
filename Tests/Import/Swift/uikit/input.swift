import UIKit

final class PhotoController: UIViewController {
  private lazy var share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
  private let sorts = ["Date", "Name"]

  func setUp() {
    let favorite = UIAction(title: "Favorite", subtitle: "Keeps it", image: UIImage(systemName: "heart"), state: .on) { _ in }
    var children: [UIMenuElement] = [favorite, share]
    if photo.isOwn {
      children.append(UIAction(title: "Delete", image: UIImage(named: "bin"), attributes: [.destructive]) { _ in })
    }
    children += sorts.map { UIAction(title: "Sort by \($0)") { _ in } }
    let rows = UIMenu(options: .displayInline, preferredElementSize: .medium, children: [
      UIAction(title: "Cut", attributes: .disabled) { _ in }, UIAction(title: "Copy") { _ in },
    ])
    let more = UIMenu(title: "More", image: UIImage(systemName: "ellipsis"), children: [
      UICommand(title: "Print", action: #selector(printIt)),
      UIKeyCommand(title: "Find", action: #selector(find), input: "f", modifierFlags: [.command, .shift]),
      UIDeferredMenuElement { _ in },
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Photo", image: UIImage(systemName: "photo"), menu: UIMenu(title: "This Photo", children: [rows] + children + [more]))
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      guard let self else { return nil }
      let albums = self.albums.map { album in UIAction(title: album.name) { _ in } }
      return UIMenu(title: "", children: [self.share, UIMenu(title: "Add To", children: albums)])
    }
  }
}
