import UIKit

/// The parts of a menu in lists, which are joined into one.
final class RaftController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let menu = UIMenu(title: "Raft", children: parts())
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Raft", menu: menu)
  }

  private func parts() -> [UIMenuElement] {
    let first = [UIAction(title: "Build") { _ in }, UIAction(title: "Launch") { _ in }]
    var second: [UIMenuElement] = [UIAction(title: "Row") { _ in }]
    if Weather.shared.isWindy {
      let sails = UIMenu(title: "Sails", children: [UIAction(title: "Hoist") { _ in }])
      second.insert(sails, at: 0)
    }
    let parts: [[UIMenuElement]] = [first, second]
    return parts.reduce([]) { result, part in
      result + [UIMenu(options: .displayInline, children: part)]
    }
  }
}
