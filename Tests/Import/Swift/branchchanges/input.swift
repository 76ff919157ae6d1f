import UIKit

// Elements that change in the branch that makes them, or after code has put them into a list.
final class HarborController: UIViewController {
  @IBOutlet private var boatButton: UIButton!
  private let harbor: Harbor

  func fill() {
    var elements: [UIMenuElement] = []
    if harbor.isOpen {
      let sink = UIAction(title: "Sink") { _ in }
      sink.attributes = .destructive
      elements.append(sink)
      let tools = UIMenu(options: .displayInline, children: [UIAction(title: "Row") { _ in }, UIAction(title: "Sail") { _ in }])
      tools.preferredElementSize = .small
      if harbor.isWindy { tools.preferredElementSize = .large }
      elements.append(tools)
    }
    let paint = UIAction(title: "Paint") { _ in }
    elements.append(paint)
    paint.attributes = .disabled
    paint.subtitle = "In the dock"
    let rig = UIAction(title: "Rig") { _ in }
    let others = [rig, UIAction(title: "Moor") { _ in }]
    if harbor.isCrowded { rig.attributes = .hidden }
    for boat in harbor.boats {
      let visit = UIAction(title: "Visit") { _ in }
      elements.append(visit)
      guard let captain = boat.captain else { continue }
      visit.subtitle = captain
    }
    elements.append(tides())
    elements.append(crew())
    boatButton.menu = UIMenu(children: elements + others)
  }

  private func tides() -> UIMenu {
    guard let tide = harbor.tide else {
      return UIMenu(children: [UIAction(title: "No Tide", attributes: .disabled) { _ in }])
    }
    return UIMenu(options: .displayInline, children: [UIAction(title: "Follow Tide", subtitle: tide.name) { _ in }])
  }

  private func crew() -> UIMenu {
    guard harbor.hasCrew else { return UIMenu(children: []) }
    return UIMenu(options: .displayInline, children: [UIAction(title: "Call Crew") { _ in }])
  }
}

// An optional element, images by implicit calls, and a menu of two results.
final class PierController: UIViewController {
  @Published var link: URL?
  private let pier: Pier
  private let linkItem = UIBarButtonItem(title: "Links")

  override func viewDidLoad() {
    super.viewDidLoad()
    linkItem.menu = .init(
      children: [
        UIAction(title: "Copy", image: .drawn(.docOnDoc)) { _ in },
        link.map { link in UIAction(title: "Open", image: .drawn(named: "safari")) { _ in show(link) } },
        pier.owner.map { UIAction(title: "Call \($0)") { _ in } },
      ].compactMap { $0 })
  }

  func draftMenu(_ isDraft: Bool) -> UIMenu {
    let edit = UIAction(title: "Edit") { _ in }
    let publish = UIAction(title: "Publish") { _ in }
    let delete = UIAction(title: "Delete") { _ in }
    if isDraft { return UIMenu(children: [edit, delete, publish]) }
    return UIMenu(children: [UIAction(title: "Share") { _ in }, delete])
  }
}

extension UIImage {
  static func drawn(_ symbol: SFSymbol) -> UIImage { UIImage(symbol: symbol) }
  static func drawn(named name: String) -> UIImage? { UIImage(systemName: name) }

  convenience init(symbol: SFSymbol) { self.init(systemSymbol: symbol) }
}
