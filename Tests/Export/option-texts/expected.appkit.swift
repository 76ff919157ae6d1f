import AppKit

final class TickViewController: NSViewController {
  // TODO: Supply ‹Texts.short›.
  var textsShort = ""
  // TODO: Supply ‹Texts.long›.
  var textsLong = ""
  // TODO: Supply ‹spans.text(of: span)›.
  var spansTextOfSpan = ""
  // TODO: Supply ‹spans.text(of: span) 2›.
  var spansTextOfSpan2 = ""

  enum Step: String {
    case short
    case long
  }

  struct Clock: Hashable {
    var name: String
  }

  private var step = Step.short
  private var clock: String?
  // TODO: Supply ‹clock.name› of each element.
  var clocks: [Clock] = []
  // TODO: Supply ‹clock.name› of each element.
  var clocks2: [Clock] = []
  private var span = "60"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Tick", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let textsShortItem = menu.addItem(
      withTitle: textsShort,
      action: #selector(selectStep),
      keyEquivalent: ""
    )
    textsShortItem.representedObject = Step.short
    textsShortItem.state = step == .short ? .on : .off

    let textsLongItem = menu.addItem(
      withTitle: textsLong,
      action: #selector(selectStep),
      keyEquivalent: ""
    )
    textsLongItem.representedObject = Step.long
    textsLongItem.state = step == .long ? .on : .off

    menu.addItem(.separator())

    let noneItem = menu.addItem(
      withTitle: "None",
      action: #selector(selectClock),
      keyEquivalent: ""
    )
    noneItem.representedObject = "None"
    noneItem.state = clock == "None" ? .on : .off

    for clock2 in clocks {
      let clockNameItem = menu.addItem(
        withTitle: clock2.name,
        action: #selector(selectClock),
        keyEquivalent: ""
      )
      clockNameItem.representedObject = clock2.name
      clockNameItem.state = clock == clock2.name ? .on : .off
    }

    for clock3 in clocks2 {
      let clockNameItem2 = menu.addItem(
        withTitle: clock3.name,
        action: #selector(selectClock),
        keyEquivalent: ""
      )
      clockNameItem2.representedObject = clock3.name
      clockNameItem2.state = clock == clock3.name ? .on : .off
    }

    menu.addItem(.separator())

    let spansTextOfSpanItem = menu.addItem(
      withTitle: spansTextOfSpan,
      action: #selector(selectSpan),
      keyEquivalent: ""
    )
    spansTextOfSpanItem.representedObject = "30"
    spansTextOfSpanItem.state = span == "30" ? .on : .off

    let spansTextOfSpan2Item = menu.addItem(
      withTitle: spansTextOfSpan2,
      action: #selector(selectSpan),
      keyEquivalent: ""
    )
    spansTextOfSpan2Item.representedObject = "60"
    spansTextOfSpan2Item.state = span == "60" ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func selectStep(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Step else { return }
    step = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func selectClock(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? String else { return }
    clock = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func selectSpan(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? String else { return }
    span = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
