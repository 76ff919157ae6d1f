import UIKit

enum RigAction {
  case hoist, furl, reef, mend, raise, lower
}

final class Rig {
  let action: RigAction
  let title: String

  init(action: RigAction, title: String) {
    self.action = action
    self.title = title
  }

  func element(_ handler: @escaping (UIAction) -> Void) -> UIAction { UIAction(title: title, handler: handler) }
}

// Each case of a list takes its own branch of a loop and of a map.
final class RigController: UIViewController {
  private func list(for mast: Mast) -> [RigAction] {
    var actions = [RigAction]()
    actions.append(.hoist)
    actions.append(.furl)
    if mast.isTall { actions.append(.mend) }
    actions.append(.reef)
    return actions
  }

  private func rigs(_ actions: [RigAction]) -> [Rig] {
    var rigs = [Rig]()
    for action in actions {
      switch action {
      case .hoist: rigs.append(Rig(action: action, title: "Hoist"))
      case .furl: rigs.append(Rig(action: action, title: "Furl"))
      case .reef: rigs.append(Rig(action: action, title: "Reef"))
      case .mend: rigs.append(Rig(action: action, title: "Mend"))
      case .raise: rigs.append(Rig(action: action, title: "Raise Mast"))
      case .lower: rigs.append(Rig(action: action, title: "Lower Mast"))
      }
    }
    return rigs
  }

  func menu(for mast: Mast) -> UIMenu {
    var actions = list(for: mast).filter({
      return $0 != .furl
    })
    if let sail = mast.sail, sail.isTorn {
      let gone: [RigAction] = [.reef]
      actions = actions.filter { !gone.contains($0) }
    }
    actions.append(mast.isLowered ? .raise : .lower)
    return UIMenu(
      children: rigs(actions).map {
        switch $0.action {
        case .hoist: return $0.element { _ in }
        case .furl: return $0.element { _ in }
        case .reef, .mend, .raise, .lower: return $0.element { _ in }
        }
      })
  }
}
