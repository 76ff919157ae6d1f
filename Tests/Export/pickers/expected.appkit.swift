import AppKit

/// Canvas
final class CanvasViewController: NSViewController {
  enum SortBy: String {
    case name
    case date
    case `default`
  }

  enum Tag: String {
    case red
    case leaf
  }

  enum Choice: String {
    case light = "Light"
    case dark = "Dark"
  }

  private var sortBy = SortBy.date
  private var textSize = "12 pt"
  private var tag: Tag?
  private var grid = true
  private var rulers = false
  private var selection: Choice?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Canvas", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let sortByItem = menu.addItem(withTitle: "Sort By", action: nil, keyEquivalent: "")
    sortByItem.submenu = makeSortByMenu()
    sortByItem.image = NSImage(
      systemSymbolName: "arrow.up.arrow.down",
      accessibilityDescription: nil
    )

    menu.addItem(.separator())

    let newItem = menu.addItem(
      withTitle: "10 pt",
      action: #selector(selectTextSize),
      keyEquivalent: ""
    )
    newItem.representedObject = "10 pt"
    newItem.state = textSize == "10 pt" ? .on : .off

    let newItem2 = menu.addItem(
      withTitle: "12 pt",
      action: #selector(selectTextSize),
      keyEquivalent: ""
    )
    newItem2.representedObject = "12 pt"
    newItem2.state = textSize == "12 pt" ? .on : .off

    let newItem3 = menu.addItem(
      withTitle: "14 pt",
      action: #selector(selectTextSize),
      keyEquivalent: ""
    )
    newItem3.representedObject = "14 pt"
    newItem3.state = textSize == "14 pt" ? .on : .off

    menu.addItem(.separator())

    // AppKit does not support rows of options.
    // AppKit does not support the symbol color red.
    let redItem = menu.addItem(withTitle: "Red", action: #selector(selectTag), keyEquivalent: "")
    redItem.representedObject = Tag.red
    redItem.state = tag == .red ? .on : .off
    redItem.image = NSImage(systemSymbolName: "circle.fill", accessibilityDescription: nil)

    let leafItem = menu.addItem(withTitle: "🌿", action: #selector(selectTag), keyEquivalent: "")
    leafItem.representedObject = Tag.leaf
    leafItem.state = tag == .leaf ? .on : .off

    menu.addItem(.separator())

    let showItem = menu.addItem(withTitle: "Show", action: nil, keyEquivalent: "")
    showItem.submenu = makeShowMenu()

    menu.addItem(.separator())

    let lightItem = menu.addItem(
      withTitle: "Light",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    lightItem.representedObject = Choice.light
    lightItem.state = selection == .light ? .on : .off

    let darkItem = menu.addItem(
      withTitle: "Dark",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    darkItem.representedObject = Choice.dark
    darkItem.state = selection == .dark ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeSortByMenu() -> NSMenu {
    let menu = NSMenu(title: "Sort By")

    let nameItem = menu.addItem(
      withTitle: "Name",
      action: #selector(selectSortBy),
      keyEquivalent: ""
    )
    nameItem.representedObject = SortBy.name
    nameItem.state = sortBy == .name ? .on : .off

    let dateItem = menu.addItem(
      withTitle: "Date",
      action: #selector(selectSortBy),
      keyEquivalent: ""
    )
    dateItem.representedObject = SortBy.date
    dateItem.state = sortBy == .date ? .on : .off
    dateItem.image = NSImage(systemSymbolName: "calendar", accessibilityDescription: nil)

    let defaultItem = menu.addItem(
      withTitle: "Default",
      action: #selector(selectSortBy),
      keyEquivalent: ""
    )
    defaultItem.representedObject = SortBy.default
    defaultItem.state = sortBy == .default ? .on : .off
    defaultItem.subtitle = "As they were added"

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeShowMenu() -> NSMenu {
    let menu = NSMenu(title: "Show")

    let gridItem = menu.addItem(withTitle: "Grid", action: #selector(toggleGrid), keyEquivalent: "")
    gridItem.state = grid ? .on : .off

    let rulersItem = menu.addItem(
      withTitle: "Rulers",
      action: #selector(toggleRulers),
      keyEquivalent: ""
    )
    rulersItem.state = rulers ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func selectSortBy(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? SortBy else { return }
    sortBy = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func selectTextSize(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? String else { return }
    textSize = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func selectTag(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Tag else { return }
    tag = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func toggleGrid(_ sender: NSMenuItem) {
    grid.toggle()
    sender.state = grid ? .on : .off
  }

  @objc private func toggleRulers(_ sender: NSMenuItem) {
    rulers.toggle()
    sender.state = rulers ? .on : .off
  }

  @objc private func selectOption(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Choice else { return }
    selection = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
