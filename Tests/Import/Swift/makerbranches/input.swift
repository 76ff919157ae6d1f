import UIKit

/// Functions that make a menu in one of several branches.
extension UIMenu {
  static func make(isReversed: Bool = false, children: [UIMenuElement?]) -> UIMenu {
    let children = children.compactMap { $0 }
    if ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp {
      return UIMenu(children: children)
    } else {
      return UIMenu(children: isReversed ? children.reversed() : children)
    }
  }

  static func directed(children: [UIMenuElement]) -> UIMenu {
    if UIApplication.shared.isRightToLeft {
      return UIMenu(children: children.reversed())
    }
    return UIMenu(children: children)
  }

  static func extended(children: [UIMenuElement]) -> UIMenu {
    if UIApplication.shared.isLarge {
      return UIMenu(children: children + [UIAction(title: "Enlarge") { _ in }])
    }
    return UIMenu(children: children)
  }
}

final class QuayController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Reversed", menu: UIMenu.make(isReversed: true, children: [action("Moor"), action("Sail")]))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Directed", menu: UIMenu.directed(children: [action("Moor"), action("Sail")]))
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Extended", menu: UIMenu.extended(children: [action("Moor"), action("Sail")]))
  }

  private func action(_ title: String) -> UIAction { UIAction(title: title) { _ in } }
}

enum Cranes {
  static func menu(_ children: [UIMenuElement]) -> UIMenu {
    if UIApplication.shared.isRightToLeft {
      return UIMenu(children: children.reversed())
    } else {
      return UIMenu(children: children)
    }
  }

  static func more(_ children: [UIMenuElement]) -> UIMenu {
    if UIApplication.shared.isLarge {
      return UIMenu(children: children + [UIAction(title: "Lower") { _ in }])
    }
    return UIMenu(children: children)
  }
}

final class CraneController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Cranes", menu: Cranes.menu([UIAction(title: "Lift") { _ in }, UIAction(title: "Turn") { _ in }]))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "More", menu: Cranes.more([UIAction(title: "Lift") { _ in }, UIAction(title: "Turn") { _ in }]))
  }
}
