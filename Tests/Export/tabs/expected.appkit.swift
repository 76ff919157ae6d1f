import AppKit

/// The directions of leaves
final class TheDirectionsOfLeavesViewController: NSViewController {
  enum Choice: String {
    case near
    case far
  }

  private var selection = Choice.near

  override func viewDidLoad() {
    super.viewDidLoad()
    view.menu = makeMenu()
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    let leafItem = menu.addItem(withTitle: "Leaf", action: #selector(leaf), keyEquivalent: "")
    leafItem.isEnabled = false

    menu.addItem(withTitle: "\tUpward", action: #selector(upward), keyEquivalent: "")

    let downWardSlowlyItem = menu.addItem(
      withTitle: "\tDown\tward slowly",
      action: #selector(downWardSlowly),
      keyEquivalent: ""
    )
    downWardSlowlyItem.subtitle = "\tRoots"

    let branchItem = menu.addItem(withTitle: "Branch", action: nil, keyEquivalent: "")
    branchItem.submenu = makeBranchMenu()

    menu.addItem(.separator())

    let nearItem = menu.addItem(
      withTitle: "\tNear",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    nearItem.representedObject = Choice.near
    nearItem.state = selection == .near ? .on : .off

    let farItem = menu.addItem(
      withTitle: "\tFar",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    farItem.representedObject = Choice.far
    farItem.state = selection == .far ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeBranchMenu() -> NSMenu {
    let menu = NSMenu(title: "Branch")

    menu.addItem(withTitle: "\tAside", action: #selector(aside), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func leaf() {}

  @objc private func upward() {}

  @objc private func downWardSlowly() {}

  @objc private func aside() {}

  @objc private func selectOption(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Choice else { return }
    selection = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
