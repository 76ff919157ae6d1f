import AppKit
import UIKit

extension Array {
  func arranged() -> [Element] { UIDevice.current.isTall ? self : reversed() }
}

final class OrchardController: UIViewController {
  private let moreButton = UIButton()
  private let sortItem = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
  private let plainButton = UIButton()

  func setUp() {
    moreButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    moreButton.menu = makeMoreMenu()
    sortItem.menu = UIMenu(children: [UIAction(title: "By Name") { _ in }])
    plainButton.menu = UIMenu(children: [UIAction(title: "Water") { _ in }])
  }

  // The order is known only at runtime, the elements are not.
  private func makeMoreMenu() -> UIMenu {
    let graft = UIMenu(options: .displayInline, children: [UIAction(title: L10n.Orchard.TreeList.graft) { _ in }])
    let prune = UIAction(title: Localizations.Orchard.pruneCount(3)) { _ in }
    return UIMenu(children: [graft, prune].arranged())
  }
}

/// Configures objects as libraries do.
final class BarDelegate: NSObject, NSApplicationDelegate {
  private let popUp = NSPopUpButton(frame: .zero, pullsDown: false)
  private let pullDown = NSPopUpButton(frame: .zero, pullsDown: true)
  private var season = Season.spring

  enum Season { case spring, autumn }

  func applicationDidFinishLaunching(_ notification: Notification) {
    NSApplication.shared.mainMenu = makeMainMenu()
    popUp.menu = seasonMenu()
    let menu = NSMenu()
    menu.addItem(withTitle: "Actions", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Harvest", action: #selector(harvest), keyEquivalent: "h").badge = NSMenuItemBadge(string: "2")
    pullDown.menu = menu
  }

  private func makeMainMenu() -> NSMenu {
    let file = NSMenuItem().then {
      $0.submenu = NSMenu(title: "File").then {
        $0.items = [NSMenuItem(title: "Close", action: nil, keyEquivalent: "w").then { $0.target = self }]
      }
    }
    let main = NSMenu()
    main.items = [file]
    return main
  }

  private func seasonMenu() -> NSMenu {
    let menu = NSMenu()
    let spring = menu.addItem(withTitle: "Spring", action: #selector(choose), keyEquivalent: "")
    spring.state = season == .spring ? .on : .off
    let autumn = menu.addItem(withTitle: "Autumn", action: #selector(choose), keyEquivalent: "")
    autumn.state = season == .autumn ? .on : .off
    return menu
  }

  @objc private func harvest() {}
  @objc private func choose() { season = .autumn }
}

/// Fills the menu of another object.
final class MenuFiller {
  private let menu: NSMenu

  init(menu: NSMenu) { self.menu = menu }

  func fill() {
    let tools = NSMenuItem()
    tools.submenu = NSMenu(title: "Tools")
    tools.submenu?.items = [NSMenuItem(title: OrchardText("saw", value: "Saw"), action: nil, keyEquivalent: "")]
    menu.items = [tools]
  }
}

func OrchardText(_ key: String, value: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: value, comment: "")
}
