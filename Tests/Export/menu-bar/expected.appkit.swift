import AppKit

/// Sketchbook
final class SketchbookAppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = makeMainMenu()
  }

  private func makeMainMenu() -> NSMenu {
    let mainMenu = NSMenu()
    mainMenu.autoenablesItems = false

    let sketchbookItem = mainMenu.addItem(withTitle: "Sketchbook", action: nil, keyEquivalent: "")
    sketchbookItem.submenu = makeSketchbookMenu()

    let fileItem = mainMenu.addItem(withTitle: "File", action: nil, keyEquivalent: "")
    fileItem.submenu = makeFileMenu()

    let layerItem = mainMenu.addItem(withTitle: "Layer", action: nil, keyEquivalent: "")
    layerItem.submenu = makeLayerMenu()
    layerItem.isEnabled = false

    let helpItem = mainMenu.addItem(withTitle: "Help", action: nil, keyEquivalent: "")
    helpItem.submenu = makeHelpMenu()
    NSApplication.shared.helpMenu = helpItem.submenu

    return mainMenu
  }

  private func makeSketchbookMenu() -> NSMenu {
    let menu = NSMenu(title: "Sketchbook")

    menu.addItem(
      withTitle: "About Sketchbook",
      action: #selector(aboutSketchbook),
      keyEquivalent: ""
    )
    menu.addItem(.separator())
    menu.addItem(withTitle: "Settings…", action: #selector(settings), keyEquivalent: ",")
    return menu
  }

  private func makeFileMenu() -> NSMenu {
    let menu = NSMenu(title: "File")

    menu.addItem(withTitle: "New", action: #selector(new), keyEquivalent: "n")
    menu.addItem(withTitle: "Close", action: #selector(close), keyEquivalent: "w")

    let closeAllItem = menu.addItem(
      withTitle: "Close All",
      action: #selector(closeAll),
      keyEquivalent: "w"
    )
    closeAllItem.keyEquivalentModifierMask = [.command, .option]
    closeAllItem.isAlternate = true

    return menu
  }

  private func makeLayerMenu() -> NSMenu {
    let menu = NSMenu(title: "Layer")

    // AppKit does not support the fn key in shortcuts.
    let nextItem = menu.addItem(
      withTitle: "Next",
      action: #selector(performNext),
      keyEquivalent: "\u{F703}"
    )
    nextItem.keyEquivalentModifierMask = .control

    let playItem = menu.addItem(
      withTitle: "Play",
      action: #selector(play),
      keyEquivalent: "\u{F708}"
    )
    playItem.keyEquivalentModifierMask = []
    playItem.indentationLevel = 2

    menu.addItem(withTitle: "Flatten…", action: #selector(flatten), keyEquivalent: "")
    return menu
  }

  private func makeHelpMenu() -> NSMenu {
    let menu = NSMenu(title: "Help")

    menu.addItem(
      withTitle: "Sketchbook Help",
      action: #selector(sketchbookHelp),
      keyEquivalent: "?"
    )
    return menu
  }

  @objc private func aboutSketchbook() {}

  @objc private func settings() {}

  @objc private func new() {}

  @objc private func close() {}

  @objc private func closeAll() {}

  @objc private func performNext() {}

  @objc private func play() {}

  @objc private func flatten() {
    let alert = NSAlert()
    alert.messageText = "Flatten all layers?"
    alert.addButton(withTitle: "Flatten")
    alert.addButton(withTitle: "Cancel")
    if alert.runModal() == .alertFirstButtonReturn {
      flatten2()
    }
  }

  @objc private func flatten2() {}

  @objc private func sketchbookHelp() {}
}
