import UIKit

/// Elements that code changes after it has put them into a menu, or that functions and properties hold.
final class LampController: UIViewController {
  private let dimAction = UIAction(title: "Dim") { _ in }
  private lazy var flashAction = UIAction(title: "Flash") { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    let trim = UIAction(title: "Trim") { _ in }
    let wick = UIMenu(title: "Wick", children: [trim])
    trim.attributes = .disabled
    let fill = makeFill()
    fill.state = .on
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Lamp", menu: UIMenu(children: [dimAction, flashAction, wick, fill]))
  }

  private func makeFill() -> UIAction {
    let action = UIAction(title: "Fill") { _ in }
    action.subtitle = "Oil"
    return action
  }

  func update() {
    dimAction.state = Lamp.current.isDim ? .on : .off
    flashAction.attributes = [.disabled]
  }
}

/// A menu that replaces the initial one of a property, and gets its items later.
final class ShoalDelegate: NSObject, NSApplicationDelegate {
  private var shoals: NSMenu = .init()

  func applicationWillFinishLaunching(_ notification: Notification) {
    let menu = NSMenu()
    let chart = NSMenuItem(title: "Chart", action: nil, keyEquivalent: "")
    chart.submenu = NSMenu(title: "Chart")
    shoals = NSMenu(title: "Shoals")
    let item = NSMenuItem(title: "Shoals", action: nil, keyEquivalent: "")
    item.submenu = shoals
    chart.submenu?.addItem(item)
    menu.addItem(chart)
    NSApp.mainMenu = menu
  }

  func applicationDidFinishLaunching(_ notification: Notification) {
    for shoal in Chart.current.shoals { shoals.addItem(withTitle: shoal.name, action: nil, keyEquivalent: "") }
  }
}

/// Code that forgets a text, which decides about the items, before it makes the menu anew.
final class SoundingField: NSSearchField {
  private var lastSounding: String?
  private var soundings: NSMenu?

  func makeSoundings() -> NSMenu {
    let menu = NSMenu(title: "Soundings")
    if let recent = Log.recent, let last = lastSounding {
      menu.addItem(withTitle: recent, action: nil, keyEquivalent: "")
      menu.addItem(withTitle: last, action: nil, keyEquivalent: "")
      return menu
    }
    menu.addItem(withTitle: "No Sounding", action: nil, keyEquivalent: "")
    return menu
  }

  @objc private func forget(_ sender: NSMenuItem) {
    Log.recent = nil
    lastSounding = nil
    soundings = makeSoundings()
  }
}

enum Log {
  static var recent: String? {
    get { UserDefaults.standard.string(forKey: "recent") }
    set { UserDefaults.standard.set(newValue, forKey: "recent") }
  }
}
