import UIKit

enum Depth: CaseIterable {
  case low, high, deep

  var title: String {
    switch self {
    case .low: "Low"
    case .high: "High"
    case .deep: "Deep"
    }
  }
}

/// The initial elements of lists that other code changes have a note; those of others are certain.
final class TideController: UIViewController {
  private var ports = ["Bay", "Sound"]
  private var depths = [Depth.low, .high]
  private var kept = ["Pier"]
  static var coasts = ["North"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Tides", menu: makeMenu())
  }

  private func makeMenu() -> UIMenu {
    var wrecks = ["Wreck"]
    logging { wrecks.append("Reef") }
    return UIMenu(
      children: (ports + kept + TideController.coasts + wrecks).map { name in UIAction(title: name) { _ in } }
        + depths.map { depth in UIAction(title: depth.title) { _ in } })
  }

  private func logging(_ body: () -> Void) { body() }

  func fill(_ names: [String]) {
    ports = names
    depths.append(.deep)
    Self.coasts += names
  }
}

/// A member of such a list, which decides about a title, is open for the same reason.
final class BuoyController: UIViewController {
  private var marks = [Mark(isLit: true)]

  override func viewDidLoad() {
    super.viewDidLoad()
    let title = marks.last?.isLit == true ? "Lit" : "Dark"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Buoys", menu: UIMenu(children: [UIAction(title: title) { _ in }]))
  }

  func add(_ mark: Mark) { marks.append(mark) }
}

struct Mark {
  let isLit: Bool
}
