import PortKit
import SwiftUI
import UIKit

/// Functions that run in a branch know its condition: of members, and of what the call passes.
final class CargoController: UIViewController {
  private var crate: Crate
  private var kind: Crate.Kind

  init(crate: Crate, kind: Crate.Kind) {
    self.crate = crate
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
  }

  private func label(for step: Step) -> String {
    switch step {
    case .load: return "Load"
    case .lift: return kind == .heavy ? "Lift with the Crane" : crate.isWet ? "Lift Gently" : "Lift"
    }
  }

  private func marks(of box: Crate) -> [UIAction] {
    if box.isSealed { return [UIAction(title: "Break Seal") { _ in }] }
    return [UIAction(title: "Seal") { _ in }]
  }

  private func note(on box: Crate) -> String {
    guard let owner = box.owner else { return "No Owner" }
    return "Owned by \(owner)"
  }

  private func weight(of sort: Crate.Kind) -> String {
    switch sort {
    case .heavy: "Weigh Twice"
    case .light: "Weigh"
    default: crate.isWet ? "Dry First" : "Weigh by Hand"
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(title: "Cargo", style: .plain, target: nil, action: nil)
    if kind == .light {
      item.menu = UIMenu(children: [
        UIAction(title: label(for: .load)) { _ in },
        UIAction(title: label(for: .lift)) { _ in },
        UIAction(title: weight(of: kind)) { _ in },
      ])
    }
    let other = UIBarButtonItem(title: "Crate", style: .plain, target: nil, action: nil)
    if crate.isSealed, crate.owner != nil {
      other.menu = UIMenu(children: marks(of: crate) + [UIAction(title: note(on: crate)) { _ in }])
    }
    navigationItem.rightBarButtonItems = [item, other]
  }

  enum Step { case load, lift }
}
