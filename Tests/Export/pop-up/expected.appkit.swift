import AppKit

/// Repeat
final class RepeatViewController: NSViewController {
  enum Choice: String {
    case never
    case everyDay = "every day"
    case everyWeek = "every week"
  }

  private var selection = Choice.everyWeek

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    // AppKit does not support the label “Repeat” in front of a button. Add a separate view.
    let button = NSPopUpButton(frame: .zero, pullsDown: false)
    button.menu = makeMenu()
    button.selectItem(at: 3)
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    let neverItem = menu.addItem(
      withTitle: "Never",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    neverItem.representedObject = Choice.never
    neverItem.state = selection == .never ? .on : .off

    menu.addItem(.separator())

    let everyDayItem = menu.addItem(
      withTitle: "Every Day",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    everyDayItem.representedObject = Choice.everyDay
    everyDayItem.state = selection == .everyDay ? .on : .off

    let everyWeekItem = menu.addItem(
      withTitle: "Every Week",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    everyWeekItem.representedObject = Choice.everyWeek
    everyWeekItem.state = selection == .everyWeek ? .on : .off

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func selectOption(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Choice else { return }
    selection = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }
}
