import UIKit

/// The directions of leaves
final class TheDirectionsOfLeavesViewController: UIViewController,
  UIContextMenuInteractionDelegate
{
  enum Choice: String {
    case near
    case far
  }

  private var selection = Choice.near

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
        UIAction(title: "Leaf", attributes: .disabled) { [weak self] _ in self?.leaf() },
        UIAction(title: "\tUpward") { [weak self] _ in self?.upward() },
        UIAction(title: "\tDown\tward slowly", subtitle: "\tRoots") { [weak self] _ in
          self?.downWardSlowly()
        },
        UIMenu(
          title: "Branch",
          children: [
            UIAction(title: "\tAside") { [weak self] _ in self?.aside() }
          ]
        ),
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [
            UIAction(title: "\tNear", state: selection == .near ? .on : .off) { [weak self] _ in
              self?.selection = .near
            },
            UIAction(title: "\tFar", state: selection == .far ? .on : .off) { [weak self] _ in
              self?.selection = .far
            },
          ]
        ),
      ]
    )
  }

  private func leaf() {}

  private func upward() {}

  private func downWardSlowly() {}

  private func aside() {}
}
