import AppKit

/// The menu bar of a notes app
final class TheMenuBarOfANotesAppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = makeMainMenu()
  }

  private func makeMainMenu() -> NSMenu {
    let mainMenu = NSMenu()

    let notizblockItem = mainMenu.addItem(withTitle: "Notizblock", action: nil, keyEquivalent: "")
    notizblockItem.submenu = makeNotizblockMenu()

    let ablageItem = mainMenu.addItem(withTitle: "Ablage", action: nil, keyEquivalent: "")
    ablageItem.submenu = makeAblageMenu()

    let bearbeitenItem = mainMenu.addItem(withTitle: "Bearbeiten", action: nil, keyEquivalent: "")
    bearbeitenItem.submenu = makeBearbeitenMenu()

    let darstellungItem = mainMenu.addItem(withTitle: "Darstellung", action: nil, keyEquivalent: "")
    darstellungItem.submenu = makeDarstellungMenu()

    let notizItem = mainMenu.addItem(withTitle: "Notiz", action: nil, keyEquivalent: "")
    notizItem.submenu = makeNotizMenu()

    let fensterItem = mainMenu.addItem(withTitle: "Fenster", action: nil, keyEquivalent: "")
    fensterItem.submenu = makeFensterMenu()
    NSApplication.shared.windowsMenu = fensterItem.submenu

    return mainMenu
  }

  private func makeNotizblockMenu() -> NSMenu {
    let menu = NSMenu(title: "Notizblock")

    menu.addItem(
      withTitle: "Über Notizblock",
      action: #selector(NSApplication.orderFrontStandardAboutPanel(_:)),
      keyEquivalent: ""
    )
    menu.addItem(
      withTitle: "Nach Updates suchen …",
      action: #selector(nachUpdatesSuchen),
      keyEquivalent: ""
    )
    menu.addItem(.separator())
    menu.addItem(withTitle: "Einstellungen …", action: #selector(einstellungen), keyEquivalent: ",")
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Notizblock ausblenden",
      action: #selector(NSApplication.hide(_:)),
      keyEquivalent: "h"
    )

    let andereAusblendenItem = menu.addItem(
      withTitle: "Andere ausblenden",
      action: #selector(NSApplication.hideOtherApplications(_:)),
      keyEquivalent: "h"
    )
    andereAusblendenItem.keyEquivalentModifierMask = [.command, .option]

    menu.addItem(
      withTitle: "Alle einblenden",
      action: #selector(NSApplication.unhideAllApplications(_:)),
      keyEquivalent: ""
    )
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Notizblock beenden",
      action: #selector(NSApplication.terminate(_:)),
      keyEquivalent: "q"
    )
    return menu
  }

  private func makeAblageMenu() -> NSMenu {
    let menu = NSMenu(title: "Ablage")

    menu.addItem(withTitle: "Neue Notiz", action: #selector(neueNotiz), keyEquivalent: "n")
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Schließen",
      action: #selector(NSWindow.performClose(_:)),
      keyEquivalent: "w"
    )
    return menu
  }

  private func makeBearbeitenMenu() -> NSMenu {
    let menu = NSMenu(title: "Bearbeiten")

    menu.addItem(withTitle: "Widerrufen", action: Selector(("undo:")), keyEquivalent: "z")

    let wiederholenItem = menu.addItem(
      withTitle: "Wiederholen",
      action: Selector(("redo:")),
      keyEquivalent: "z"
    )
    wiederholenItem.keyEquivalentModifierMask = [.command, .shift]

    menu.addItem(.separator())
    menu.addItem(withTitle: "Ausschneiden", action: #selector(NSText.cut(_:)), keyEquivalent: "x")
    menu.addItem(withTitle: "Kopieren", action: #selector(NSText.copy(_:)), keyEquivalent: "c")
    menu.addItem(withTitle: "Einsetzen", action: #selector(NSText.paste(_:)), keyEquivalent: "v")
    menu.addItem(withTitle: "Löschen", action: #selector(NSText.delete(_:)), keyEquivalent: "")
    menu.addItem(
      withTitle: "Alles auswählen",
      action: #selector(NSText.selectAll(_:)),
      keyEquivalent: "a"
    )
    menu.addItem(.separator())

    let suchenItem = menu.addItem(withTitle: "Suchen", action: nil, keyEquivalent: "")
    suchenItem.submenu = makeSuchenMenu()

    return menu
  }

  private func makeSuchenMenu() -> NSMenu {
    let menu = NSMenu(title: "Suchen")

    return menu
  }

  private func makeDarstellungMenu() -> NSMenu {
    let menu = NSMenu(title: "Darstellung")

    menu.addItem(withTitle: "Größer", action: #selector(performAction), keyEquivalent: "")
    menu.addItem(.separator())

    let seitenleisteEinblendenItem = menu.addItem(
      withTitle: "Seitenleiste einblenden",
      action: #selector(NSSplitViewController.toggleSidebar(_:)),
      keyEquivalent: "s"
    )
    seitenleisteEinblendenItem.keyEquivalentModifierMask = [.command, .control]

    let vollbildmodusItem = menu.addItem(
      withTitle: "Vollbildmodus",
      action: #selector(NSWindow.toggleFullScreen(_:)),
      keyEquivalent: "f"
    )
    vollbildmodusItem.keyEquivalentModifierMask = [.command, .control]

    return menu
  }

  private func makeNotizMenu() -> NSMenu {
    let menu = NSMenu(title: "Notiz")

    menu.addItem(withTitle: "Anheften", action: #selector(anheften), keyEquivalent: "")
    return menu
  }

  private func makeFensterMenu() -> NSMenu {
    let menu = NSMenu(title: "Fenster")

    menu.addItem(
      withTitle: "Im Dock ablegen",
      action: #selector(NSWindow.performMiniaturize(_:)),
      keyEquivalent: "m"
    )
    menu.addItem(
      withTitle: "Zoomen",
      action: #selector(NSWindow.performZoom(_:)),
      keyEquivalent: ""
    )
    menu.addItem(.separator())
    menu.addItem(
      withTitle: "Alle nach vorne bringen",
      action: #selector(NSApplication.arrangeInFront(_:)),
      keyEquivalent: ""
    )
    return menu
  }

  @objc private func nachUpdatesSuchen() {}

  @objc private func einstellungen() {}

  @objc private func neueNotiz() {}

  @objc private func performAction() {}

  @objc private func anheften() {}
}
