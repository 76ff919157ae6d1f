import AppKit

/// Texts that code has to be careful with
final class TextsThatCodeHasToBeViewController: NSViewController {
  private var isDefault = true
  private var showTheSidebarWithTheFolders = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> NSPopUpButton {
    let button = NSPopUpButton(frame: .zero, pullsDown: true)
    let menu = makeMenu()
    // The first item of a pull-down button is its label.
    menu.insertItem(
      withTitle: "Texts That Code Has To Be Careful With",
      action: nil,
      keyEquivalent: "",
      at: 0
    )
    button.menu = menu
    return button
  }

  private func makeMenu() -> NSMenu {
    let menu = NSMenu()

    menu.addItem(withTitle: "Say “Hello”", action: #selector(sayHello), keyEquivalent: "")
    menu.addItem(withTitle: "Say \"Hello\"", action: #selector(sayHello2), keyEquivalent: "")
    menu.addItem(withTitle: "C:\\temp", action: #selector(cTemp), keyEquivalent: "")
    menu.addItem(withTitle: "\\(name)", action: #selector(name), keyEquivalent: "")
    menu.addItem(withTitle: "複製", action: #selector(performAction), keyEquivalent: "")
    menu.addItem(withTitle: "消去", action: #selector(performAction2), keyEquivalent: "")
    menu.addItem(withTitle: "\u{202E}abc\u{202C}", action: #selector(abc), keyEquivalent: "")
    menu.addItem(withTitle: "\u{301}", action: #selector(performAction3), keyEquivalent: "")
    menu.addItem(withTitle: "👩‍👩‍👧", action: #selector(performAction4), keyEquivalent: "")
    menu.addItem(withTitle: "", action: #selector(performAction5), keyEquivalent: "")
    menu.addItem(withTitle: "   ", action: #selector(performAction6), keyEquivalent: "")
    menu.addItem(withTitle: "50 %", action: #selector(performAction7), keyEquivalent: "")
    menu.addItem(withTitle: "Import", action: #selector(performImport), keyEquivalent: "")
    menu.addItem(withTitle: "Help", action: #selector(help), keyEquivalent: "")
    menu.addItem(withTitle: "Body", action: #selector(performBody), keyEquivalent: "")
    menu.addItem(withTitle: "Don’t Save", action: #selector(dontSave), keyEquivalent: "")
    menu.addItem(withTitle: "PDF Pages", action: #selector(pdfPages), keyEquivalent: "")
    menu.addItem(withTitle: "URLs", action: #selector(urLs), keyEquivalent: "")
    menu.addItem(withTitle: "Copy", action: #selector(performCopy), keyEquivalent: "")
    menu.addItem(withTitle: "Copy", action: #selector(performCopy2), keyEquivalent: "")
    menu.addItem(
      withTitle:
        "A title that is so long that no line of a hundred columns has room for it, which is not what a menu should have",
      action: #selector(aTitleThatIsSoLong),
      keyEquivalent: ""
    )

    let defaultItem = menu.addItem(
      withTitle: "Default",
      action: #selector(toggleDefault),
      keyEquivalent: ""
    )
    defaultItem.state = isDefault ? .on : .off

    menu.addItem(
      withTitle: showTheSidebarWithTheFolders
        ? "Hide the sidebar with the folders and the tags of all accounts"
        : "Show the sidebar with the folders and the tags",
      action: #selector(toggleShowTheSidebarWithThe),
      keyEquivalent: ""
    )

    for item in menu.items {
      item.target = self
    }
    return menu
  }

  @objc private func sayHello() {}

  @objc private func sayHello2() {}

  @objc private func cTemp() {}

  @objc private func name() {}

  @objc private func performAction() {}

  @objc private func performAction2() {}

  @objc private func abc() {}

  @objc private func performAction3() {}

  @objc private func performAction4() {}

  @objc private func performAction5() {}

  @objc private func performAction6() {}

  @objc private func performAction7() {}

  @objc private func performImport() {}

  @objc private func help() {}

  @objc private func performBody() {}

  @objc private func dontSave() {}

  @objc private func pdfPages() {}

  @objc private func urLs() {}

  @objc private func performCopy() {}

  @objc private func performCopy2() {}

  @objc private func aTitleThatIsSoLong() {}

  @objc private func toggleDefault(_ sender: NSMenuItem) {
    isDefault.toggle()
    sender.state = isDefault ? .on : .off
  }

  @objc private func toggleShowTheSidebarWithThe(_ sender: NSMenuItem) {
    showTheSidebarWithTheFolders.toggle()
    sender.title =
      showTheSidebarWithTheFolders
      ? "Hide the sidebar with the folders and the tags of all accounts"
      : "Show the sidebar with the folders and the tags"
  }
}
