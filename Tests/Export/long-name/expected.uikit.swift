import UIKit

/// Chosen anchorages and moorings along the coast
final class ChosenAnchoragesAndMooringsAlongTheViewController: UIViewController,
  UIContextMenuInteractionDelegate
{
  // TODO: Supply ‹berth› of each element.
  var berths: [String] = []

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
        UIAction(title: "Moor") { [weak self] _ in self?.moor() },
        UIMenu(
          options: .displayInline,
          children: berths.map { berth in
            UIAction(title: berth) { [weak self] _ in self?.chooseBerth(berth) }
          }
        ),
        UIAction(title: "Sail") { [weak self] _ in self?.sail() },
      ]
    )
  }

  private func moor() {}

  private func chooseBerth(_ berth: String) {}

  private func sail() {}
}
