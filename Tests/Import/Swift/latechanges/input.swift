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
