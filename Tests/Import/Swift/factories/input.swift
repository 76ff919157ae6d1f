import UIKit

/// Menus of buttons, made by functions with the words "context menu" in their names.
final class QuayController: UIViewController {
  enum Place { case bow, stern }

  private let bowButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    bowButton.setTitle("Bow", for: .normal)
    bowButton.menu = makePlaceContextMenu(.bow)
    bowButton.showsMenuAsPrimaryAction = true
    navigationItem.rightBarButtonItem?.menu = prepareContextMenu(isMoored: true)
  }

  private func makePlaceContextMenu(_ place: Place) -> UIMenu {
    UIMenu(children: [UIAction(title: "Moor") { _ in }])
  }

  private func prepareContextMenu(isMoored: Bool) -> UIMenu {
    var actions: [UIMenuElement] = []
    if isMoored { actions.append(UIAction(title: "Cast Off") { _ in }) }
    actions.append(UIAction(title: "Paint Quay") { _ in })
    return UIMenu(children: actions)
  }

  private func ropeContextMenu() -> UIMenu {
    UIMenu(children: [UIAction(title: "Splice") { _ in }])
  }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.ropeContextMenu() }
  }
}
