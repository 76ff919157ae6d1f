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

/// The menu is made where the item gets it.
final class DockController: UIViewController {
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier identifier: NSToolbarItem.Identifier, willBeInsertedIntoToolbar: Bool
  ) -> NSToolbarItem? {
    let item = NSMenuToolbarItem(itemIdentifier: identifier)
    item.image = UIImage(systemName: "arrow.up.arrow.down")
    item.label = "Sort Docks"
    item.itemMenu = UIMenu(children: [UIAction(title: "By Name") { _ in }, UIAction(title: "By Depth") { _ in }])
    return item
  }
}
