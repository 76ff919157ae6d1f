import AppKit

/// A controller that is made in one place.
final class ShelfController: NSViewController {
  private let titles: [String]
  private let heading: String

  init(titles: [String], heading: String) {
    self.titles = titles
    self.heading = heading
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    let menu = NSMenu()
    menu.addItem(.sectionHeader(title: heading))
    for title in titles { menu.addItem(withTitle: title, action: nil, keyEquivalent: "") }
    view.menu = menu
  }
}

final class RoomController: NSWindowController {
  override func windowDidLoad() {
    contentViewController = ShelfController(titles: ["Atlas", "Logbook"], heading: "Books")
  }
}

/// A controller that is made in two places.
final class DrawerController: NSViewController {
  private let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    let menu = NSMenu()
    menu.addItem(withTitle: "All Drawers", action: nil, keyEquivalent: "")
    for name in names { menu.addItem(withTitle: name, action: nil, keyEquivalent: "") }
    view.menu = menu
  }
}

func drawers() -> [DrawerController] { [DrawerController(names: ["Pens"]), DrawerController(names: ["Ink"])] }
