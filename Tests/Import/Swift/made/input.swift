import UIKit

// Menus that functions of an extension make, and menus of another object's methods.
extension UIMenu {
  static func grouped(_ title: String = "", options: UIMenu.Options = [], children: [UIMenuElement?]) -> UIMenu {
    let known = children.compactMap { $0 }
    if Device.isDesktop {
      return UIMenu(title: title, options: options, children: known)
    } else {
      return UIMenu(title: title, options: options, children: known)
    }
  }
}

final class KioskController: UIViewController {
  weak var vendor: KioskVendor?
  lazy var tools = UIBarButtonItem(title: "Tools", menu: makeTools())

  private func makeTools() -> UIMenu {
    let print = UIAction(title: "Print", image: UIImage(systemName: "printer")) { _ in }
    let audit = UIAction(title: "Audit") { _ in }
    let close = UIAction(title: "Close Kiosk", attributes: [.destructive]) { _ in }
    let first = UIMenu.grouped(options: [.displayInline], children: [print, audit])
    let last = UIMenu(options: [.displayInline], children: [close])
    return UIMenu.grouped(children: [first, last])
  }

  func makeVendorMenu() -> UIMenu? {
    guard let vendor else { return nil }
    var elements: [UIMenuElement] = [UIAction(title: "Open") { _ in }]
    let remember = vendor.rememberMenu()
    if let remember { elements.append(remember) }
    return UIMenu(children: elements)
  }
}

final class KioskVendor {
  func rememberMenu() -> UIMenu? {
    guard isKnown else { return nil }
    return UIMenu(title: "Remember", options: .displayInline, children: [UIAction(title: "Always") { _ in }])
  }
}
