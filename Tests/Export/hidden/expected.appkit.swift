import AppKit

/// Hidden
final class HiddenViewController: NSViewController {
  enum Choice: String {
    case all = "All"
    case new = "New"
  }

  enum Order: String {
    case newest = "Newest"
    case oldest = "Oldest"
  }

  var showsFollow = true
  private var selection = Choice.all
  private var order = Order.newest

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "More", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    if showsFollow {
      menu.addItem(withTitle: "Follow", action: #selector(follow), keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Unfollow", action: #selector(unfollow), keyEquivalent: "")
    }

    let newItem = menu.addItem(withTitle: "3 followers", action: nil, keyEquivalent: "")
    newItem.isEnabled = false
    newItem.isHidden = true

    menu.addItem(.separator())
    menu.addItem(.sectionHeader(title: "Lists"))

    let friendsItem = menu.addItem(
      withTitle: "Friends",
      action: #selector(friends),
      keyEquivalent: ""
    )
    friendsItem.isHidden = true

    menu.addItem(.separator())

    let allItem = menu.addItem(withTitle: "All", action: #selector(selectOption), keyEquivalent: "")
    allItem.representedObject = Choice.all
    allItem.state = selection == .all ? .on : .off
    allItem.isHidden = true

    let newItem2 = menu.addItem(
      withTitle: "New",
      action: #selector(selectOption),
      keyEquivalent: ""
    )
    newItem2.representedObject = Choice.new
    newItem2.state = selection == .new ? .on : .off
    newItem2.isHidden = true

    menu.addItem(.separator())

    let newestItem = menu.addItem(
      withTitle: "Newest",
      action: #selector(selectOrder),
      keyEquivalent: ""
    )
    newestItem.representedObject = Order.newest
    newestItem.state = order == .newest ? .on : .off
    newestItem.isHidden = true

    let oldestItem = menu.addItem(
      withTitle: "Oldest",
      action: #selector(selectOrder),
      keyEquivalent: ""
    )
    oldestItem.representedObject = Order.oldest
    oldestItem.state = order == .oldest ? .on : .off
    oldestItem.isHidden = true

    menu.addItem(.separator())

    let shareItem = menu.addItem(withTitle: "Share", action: nil, keyEquivalent: "")
    shareItem.submenu = makeShareMenu()
    shareItem.isHidden = true

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeShareMenu() -> NSMenu {
    let menu = NSMenu(title: "Share")

    menu.addItem(withTitle: "Copy Link", action: #selector(copyLink), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func follow() {}

  @objc private func unfollow() {}

  @objc private func friends() {}

  @objc private func selectOption(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Choice else { return }
    selection = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func selectOrder(_ sender: NSMenuItem) {
    guard let choice = sender.representedObject as? Order else { return }
    order = choice
    for item in sender.menu?.items ?? [] where item.action == sender.action {
      item.state = item === sender ? .on : .off
    }
  }

  @objc private func copyLink() {}
}
