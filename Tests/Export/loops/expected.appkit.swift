import AppKit

final class ProjectsViewController: NSViewController {
  // TODO: Supply ‹width›.
  var width = ""
  // TODO: Supply ‹height›.
  var height = ""
  // TODO: Supply ‹name›.
  var nameText = ""
  // TODO: Supply ‹name 2›.
  var name2Text = ""

  struct Project: Hashable {
    var name: String
  }

  struct Tag: Hashable {
    var title: String
    var isOn: Bool
  }

  struct Branch: Hashable {
    var name: String
    var remoteName: String
    var formatterStringFromDate: String
    var isLocal: Bool
  }

  struct Url: Hashable {
    var lastPathComponent: String
  }

  // TODO: Supply ‹project.name› of each element.
  var projects: [Project] = []
  // TODO: Supply ‹tag› of each element.
  var tags: [Tag] = []
  // TODO: Supply ‹branch.name›, ‹branch.remote.name›, ‹formatter.string(from: date)› of each element.
  var branches: [Branch] = []
  // TODO: Supply ‹url.lastPathComponent› of each element.
  var urls: [Url] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(withTitle: "Projects", action: nil, keyEquivalent: "", at: 0)
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()
    menu.autoenablesItems = false

    menu.addItem(.sectionHeader(title: "Open"))

    for project in projects {
      let openProjectNameItem = menu.addItem(
        withTitle: "Open \(project.name)",
        action: #selector(openProject),
        keyEquivalent: ""
      )
      openProjectNameItem.representedObject = project
    }

    menu.addItem(.separator())

    for tag in tags {
      let tagItem = menu.addItem(
        withTitle: tag.title,
        action: #selector(chooseTag),
        keyEquivalent: ""
      )
      tagItem.representedObject = tag
      tagItem.state = tag.isOn ? .on : .off

      let editTagItem = menu.addItem(withTitle: "Edit \(tag.title)", action: nil, keyEquivalent: "")
      editTagItem.submenu = makeEditTagMenu(tag)
    }

    menu.addItem(.separator())

    for branch in branches {
      if branch.isLocal {
        let branchNameItem = menu.addItem(
          withTitle: branch.name,
          action: #selector(chooseBranch),
          keyEquivalent: ""
        )
        branchNameItem.representedObject = branch
      } else {
        let branchNameBranchRemoteNameItem = menu.addItem(
          withTitle: "\(branch.name) (\(branch.remoteName))",
          action: #selector(chooseBranch2),
          keyEquivalent: ""
        )
        branchNameBranchRemoteNameItem.representedObject = branch
      }

      let fetchItem = menu.addItem(
        withTitle: "Fetch",
        action: #selector(fetchBranch),
        keyEquivalent: ""
      )
      fetchItem.representedObject = branch
      fetchItem.subtitle = branch.formatterStringFromDate
      fetchItem.isEnabled = false
    }

    menu.addItem(.separator())

    let recentItem = menu.addItem(withTitle: "Recent", action: nil, keyEquivalent: "")
    recentItem.submenu = makeRecentMenu()

    menu.addItem(
      withTitle: "\(width) x \(height)",
      action: #selector(widthXHeight),
      keyEquivalent: ""
    )
    menu.addItem(withTitle: nameText, action: #selector(name), keyEquivalent: "")
    menu.addItem(withTitle: name2Text, action: #selector(name2), keyEquivalent: "")

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeEditTagMenu(_ tag: Tag) -> NSMenu {
    let menu = NSMenu(title: "Edit \(tag.title)")

    let renameTagItem = menu.addItem(
      withTitle: "Rename \(tag.title)…",
      action: #selector(renameTag),
      keyEquivalent: ""
    )
    renameTagItem.representedObject = tag

    // AppKit does not support the role destructive.
    let deleteItem = menu.addItem(
      withTitle: "Delete",
      action: #selector(deleteTag),
      keyEquivalent: ""
    )
    deleteItem.representedObject = tag

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  private func makeRecentMenu() -> NSMenu {
    let menu = NSMenu(title: "Recent")

    for url in urls {
      let urlLastPathComponentItem = menu.addItem(
        withTitle: url.lastPathComponent,
        action: #selector(chooseUrl),
        keyEquivalent: ""
      )
      urlLastPathComponentItem.representedObject = url
    }

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func openProject(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Project`.
  }

  @objc private func chooseTag(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Tag`.
  }

  @objc private func renameTag(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Tag`.
  }

  @objc private func deleteTag(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Tag`.
  }

  @objc private func chooseBranch(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Branch`.
  }

  @objc private func chooseBranch2(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Branch`.
  }

  @objc private func fetchBranch(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Branch`.
  }

  @objc private func chooseUrl(_ sender: NSMenuItem) {
    // The element is `sender.representedObject as? Url`.
  }

  @objc private func widthXHeight() {}

  @objc private func name() {}

  @objc private func name2() {}
}
