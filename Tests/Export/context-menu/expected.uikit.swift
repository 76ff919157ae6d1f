import UIKit

/// Photo
final class PhotoViewController: UIViewController, UIContextMenuInteractionDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addInteraction(UIContextMenuInteraction(delegate: self))
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.makeMenu()
    }
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
              self?.performCopy()
            },
            // UIKit does not support the accessibility label “Add to favorites”.
            UIAction(title: "Favorite", image: UIImage(systemName: "heart")) { [weak self] _ in
              self?.favorite()
            },
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(
              title: "Delete",
              image: UIImage(systemName: "trash"),
              attributes: .destructive
            ) { [weak self] _ in self?.performDelete() }
          ]
        ),
      ]
    )
  }

  private func performCopy() {}

  private func favorite() {}

  private func performDelete() {}
}
