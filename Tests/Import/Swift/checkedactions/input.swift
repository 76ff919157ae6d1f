import UIKit

enum Tide: CaseIterable {
  case ebb, flood

  var title: String { self == .ebb ? "Ebb" : "Flood" }
}

/// Actions of which one is checked.
final class TideController: UIViewController {
  private let depths: [Double] = [1, 2, 5]

  func show(in cell: TideView) {
    let tides = Tide.allCases.map { tide in
      let state: UIAction.State = (tide == cell.tide) ? .on : .off
      return UIAction(title: tide.title, state: state) { _ in }
    }
    let depths = depths.map { depth -> UIAction in
      let isCurrent = abs(depth - cell.depth) < .ulpOfOne
      return UIAction(title: "\(depth) m", state: isCurrent ? .on : .off) { _ in }
    }
    let boats = cell.boats.map { boat in
      UIAction(title: boat.name, state: boat === cell.boat ? .on : .off) { _ in }
    }
    let lamps = [true, false].map { isOn in
      let action = UIAction(title: isOn ? "Lit" : "Dark") { _ in }
      action.state = cell.lamp.isSame(as: isOn) ? .on : .off
      return action
    }
    cell.menuButton.menu = UIMenu(children: [
      UIMenu(title: "Tide", children: tides),
      UIMenu(title: "Depth", options: .displayInline, children: depths),
      UIMenu(title: "Boat", children: boats),
      UIMenu(title: "Lamp", children: lamps),
      UIMenu(title: "Sort", children: [
        UIAction(title: "Name", state: cell.order == .name ? .on : .off) { _ in },
        UIAction(title: "Age", state: cell.order == .age ? .on : .off) { _ in },
      ]),
      UIMenu(title: "Speed", children: [
        speedAction("Slow", isOn: cell.speed == .slow), speedAction("Fast", isOn: cell.speed == .fast),
      ]),
      UIMenu(title: "Signals", children: [
        speedAction("Bell", isOn: cell.bell == .loud), speedAction("Horn", isOn: cell.horn == .loud),
      ]),
      UIMenu(title: "Waves", children: Tide.allCases.map(waveAction)),
      UIMenu(title: "Flags", children: [
        UIAction(title: "Wind", state: cell.wind == .shown ? .on : .off) { _ in },
        UIAction(title: "Rain", state: cell.rain == .shown ? .on : .off) { _ in },
      ]),
      UIMenu(title: "Sails", options: .singleSelection, children: [
        UIAction(title: "Jib", state: .on) { _ in }, UIAction(title: "Genoa") { _ in },
      ]),
      UIMenu(title: "Tides", options: [.singleSelection], children: [UIDeferredMenuElement { $0(tides) }]),
      UIMenu(title: "Crew", children: cell.crew.map { name in
        UIAction(title: name, state: cell.chosen.contains(name) ? .on : .off) { _ in }
      }),
    ])
  }

  private func speedAction(_ title: String, isOn: Bool) -> UIAction {
    UIAction(title: title, state: isOn ? .on : .off) { _ in }
  }

  private func waveAction(_ tide: Tide) -> UIAction {
    let action = UIAction(title: tide.title) { _ in }
    if tide == waves.tide { action.state = .on }
    return action
  }
}
