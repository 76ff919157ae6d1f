import AppKit

/// Images in the color of the text
final class ImagesInTheColorOfTheViewController: NSViewController {
  enum Choice: String {
    case sun = "Sun"
    case shade = "Shade"
  }

  private var selection = Choice.sun

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Garden", action: nil, keyEquivalent: "", at: 0)
    menu.items[0].image = NSImage(named: "leaf")
    menu.items[0].image?.isTemplate = true
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let waterItem = menu.addItem(withTitle: "Water", action: #selector(water), keyEquivalent: "")
    waterItem.image = NSImage(named: "drop")
    waterItem.image?.isTemplate = true

    let photoItem = menu.addItem(withTitle: "Photo", action: #selector(photo), keyEquivalent: "")
    photoItem.image = NSImage(named: "photo")

    // AppKit does not support the symbol color green.
    let seedsItem = menu.addItem(withTitle: "Seeds", action: #selector(seeds), keyEquivalent: "")
    seedsItem.image = NSImage(named: "seed")
    seedsItem.image?.isTemplate = true

    let beesItem = menu.addItem(withTitle: "Bees", action: #selector(bees), keyEquivalent: "")
    beesItem.image = NSImage(systemSymbolName: "ladybug", accessibilityDescription: nil)

    let bedsItem = menu.addItem(withTitle: "Beds", action: nil, keyEquivalent: "")
    bedsItem.submenu = makeBedsMenu()
    bedsItem.image = NSImage(named: "bed")
    bedsItem.image?.isTemplate = true

    menu.addItem(.separator())

    let sunItem = menu.addItem(withTitle: "Sun", action: #selector(selectOption), keyEquivalent: "")
    sunItem.representedObject = Choice.sun
    sunItem.state = selection == .sun ? .on : .off
    sunItem.image = NSImage(named: "sun")
    sunItem.image?.isTemplate = true

    let shadeItem = menu.addItem(
      withTitle: "Shade",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    shadeItem.representedObject = Choice.shade
    shadeItem.state = selection == .shade ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeBedsMenu() -> NSMenu {
    let menu = NSMenu(title: "Beds")

    menu.addItem(withTitle: "North", action: #selector(north), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func water() {}

  @objc private func photo() {}

  @objc private func seeds() {}

  @objc private func bees() {}

  @objc private func north() {}

  @objc private func selectOption(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Choice else { return }
    selection = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
