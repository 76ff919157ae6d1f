import UIKit

/// Images of variables that conditions set.
final class SailController: UIViewController {
  var isStormy: Bool { Weather.current.isStormy }
  var isTorn = false

  override func viewDidLoad() {
    super.viewDidLoad()
    var warning: UIImage?
    if isStormy { warning = UIImage(systemName: "wind") }
    var sail: UIImage?
    if isStormy {
      sail = UIImage(systemName: "sailboat")
    } else {
      sail = UIImage(systemName: "sailboat.fill")
    }
    var patch: UIImage? = nil
    if isTorn { patch = UIImage(systemName: "bandage")?.withTintColor(.systemRed) }
    var flag: UIImage?
    if isStormy { flag = Weather.current.flag }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sail",
      menu: UIMenu(children: [
        UIAction(title: "Warn", image: warning) { _ in },
        UIAction(title: "Hoist", image: sail) { _ in },
        UIAction(title: "Patch", image: patch) { _ in },
        UIAction(title: "Flag", image: flag) { _ in },
      ]))
  }
}
