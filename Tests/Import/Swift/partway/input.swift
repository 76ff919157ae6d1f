import AppKit

/// Returns in the middle of a menu: what follows depends on their conditions.
final class HiveController: NSViewController, NSMenuDelegate {
  let table = NSTableView()
  var hives: [Hive] = []

  override func viewDidLoad() {
    let menu = NSMenu()
    menu.delegate = self
    table.menu = menu
  }

  func menuNeedsUpdate(_ menu: NSMenu) {
    menu.removeAllItems()
    guard table.clickedRow >= 0 else { return }
    let hive = hives[table.clickedRow]
    menu.addItem(withTitle: "Inspect", action: nil, keyEquivalent: "")
    guard hive.queen != nil else { return }
    menu.addItem(.separator())
    menu.addItem(withTitle: "Mark Queen", action: nil, keyEquivalent: "")
    if hive.isSwarming { return }
    menu.addItem(withTitle: "Split Hive", action: nil, keyEquivalent: "")
  }

  func popUpTools() {
    let menu = NSMenu()
    addVisits(to: menu)
    menu.addItem(withTitle: "Smoker", action: nil, keyEquivalent: "")
    addHoney(to: menu)
    menu.addItem(withTitle: "Veil", action: nil, keyEquivalent: "")
    let more = NSMenuItem(title: "More", action: nil, keyEquivalent: "")
    guard let frames = frameMenu() else { return }
    more.submenu = frames
    menu.addItem(more)
    menu.popUp(positioning: nil, at: .zero, in: table)
  }

  /// Returns before the first item, to a caller that adds more.
  private func addVisits(to menu: NSMenu) {
    if hives.isEmpty { return }
    guard let last = hives.last, last.isFull else { return }
    menu.addItem(withTitle: "Last Visit", action: nil, keyEquivalent: "")
  }

  private func addHoney(to menu: NSMenu) {
    guard hives.contains(where: { $0.isFull }) else { return }
    menu.addItem(withTitle: "Harvest Honey", action: nil, keyEquivalent: "")
  }

  private func frameMenu() -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Add Frame", action: nil, keyEquivalent: "")
    return menu
  }
}

struct Hive {
  var queen: String?
  var isSwarming = false
  var isFull = false
}

/// Returns without a button, which the menu needs.
final class FrameController: NSViewController {
  let sizes = NSPopUpButton()
  var woods: NSPopUpButton? = NSPopUpButton(frame: .zero, pullsDown: false)

  override func viewDidLoad() {
    sizes.addItem(withTitle: "Shallow")
    sizes.addItem(withTitle: "Deep")
    setUpWoods()
  }

  private func setUpWoods() {
    guard let button = woods else { return assertionFailure() }
    button.removeAllItems()
    button.addItem(withTitle: "Cedar")
    button.addItem(withTitle: "Pine")
    button.selectItem(at: 1)
  }
}
