import UIKit

// Loops with conditions on their elements, and passes that end early.
enum Side: CaseIterable {
  case left, right, top

  var title: String {
    switch self {
    case .left: "Left"
    case .right: "Right"
    case .top: "Top"
    }
  }

  static var most: [Side] {
    var sides: [Side] = []
    for side in allCases where side != .left { sides.append(side) }
    return sides
  }
}

final class LoopController: UIViewController {
  func loopMenu() -> UIMenu {
    var children: [UIMenuElement] = Side.most.map { side in UIAction(title: side.title) { _ in } }
    for title in ["A", "B", "C"] where title != "B" { children.append(UIAction(title: title) { _ in }) }
    for title in ["D", "E", "F"] {
      if title == "E" { continue }
      children.append(UIAction(title: title) { _ in })
    }
    for title in ["G", "H", "I"] {
      guard title != "H" else { continue }
      children.append(UIAction(title: title) { _ in })
    }
    for title in ["J", "K", "L"] {
      if title == "K" { break }
      children.append(UIAction(title: title) { _ in })
    }
    for (index, title) in ["M", "N"].enumerated() {
      children.append(UIAction(title: "\(index) \(title)") { _ in })
    }
    for case let title? in ["O", nil, "P"] { children.append(UIAction(title: title) { _ in }) }
    outer: for first in ["Q", "R"] {
      for second in ["1", "2"] {
        if second == "2" { continue outer }
        children.append(UIAction(title: first + second) { _ in })
      }
    }
    return UIMenu(title: "Loops", children: children)
  }

  func openMenu() -> UIMenu {
    var children: [UIMenuElement] = []
    for title in ["A", "B"] where shows(title) { children.append(UIAction(title: title) { _ in }) }
    for title in ["C", "D"] {
      if hides(title) { continue }
      children.append(UIAction(title: title) { _ in })
    }
    for title in ["E", "F"] {
      guard shows(title) else { continue }
      children.append(UIAction(title: title) { _ in })
    }
    for title in ["G", "H"] {
      children.append(UIAction(title: title) { _ in })
      if hides(title) { break }
    }
    return UIMenu(title: "Open Loops", children: children)
  }

  private func shows(_ title: String) -> Bool { UserDefaults.standard.bool(forKey: title) }
  private func hides(_ title: String) -> Bool { UserDefaults.standard.bool(forKey: title) }
}

// Lists of which one branch is known only at runtime.
struct Lens {
  var title: String
}

final class LensController: UIViewController {
  var camera: Camera?

  func lensMenu() -> UIMenu {
    let lenses: [Lens] =
      if let camera {
        camera.lenses
      } else {
        ["Wide", "Tele"].map { Lens(title: $0) }
      }
    var children: [UIMenuElement] = []
    for (index, lens) in lenses.enumerated() {
      children.append(UIAction(title: lens.title) { [weak self] _ in self?.camera?.select(index) })
    }
    return UIMenu(title: "Lenses", children: children)
  }
}

// Lists that only the framework knows.
final class NameController: UIViewController {
  func nameMenu() -> UIMenu {
    var names = ["All"]
    names.append(contentsOf: found().prefix(3))
    return UIMenu(
      title: "Names",
      children: names.map { UIAction(title: $0) { _ in } } + found().map { UIAction(title: "Hide \($0)") { _ in } })
  }

  private func found() -> [String] {
    var counts = [String: Int]()
    visit { counts[$0] = 1 }
    return counts.sorted { $0.value > $1.value }.map { $0.key }
  }
}

// Passes that add something before they end.
final class SuggestionView: UITextView {
  override func editMenu(for range: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    var children: [UIMenuElement] = []
    for suggestion in suggestedActions {
      guard let menu = suggestion as? UIMenu else {
        children.append(suggestion)
        continue
      }
      if menu.identifier == .format {
        children.append(UIAction(title: "Underline in Red") { _ in })
        continue
      }
      children.append(menu)
    }
    return UIMenu(children: children)
  }
}
