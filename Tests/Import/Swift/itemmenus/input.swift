import UIKit

/// Toolbar items of Mac Catalyst.
final class RudderController: UIViewController, NSToolbarDelegate {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier name: NSToolbarItem.Identifier, willBeInsertedIntoToolbar: Bool
  ) -> NSToolbarItem? {
    let item = NSMenuToolbarItem(itemIdentifier: name)
    item.image = UIImage(systemName: "steeringwheel")
    let turns = [UIAction(title: "Port") { _ in }, UIAction(title: "Starboard") { _ in }]
    item.itemMenu = UIMenu(title: "", children: turns)
    return item
  }
}
