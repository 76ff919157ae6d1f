import EventKit
import SwiftUI

extension EKReminderPriority {
  var heading: String {
    switch self {
    case .high: "High"
    case .none: String(localized: "priority.none")
    default: "Other"
    }
  }
}

struct PriorityMenu: View {
  var body: some View {
    Menu("Priority") {
      row(.high)
      row(.low)
      row(.none)
      Button(LocalString.menu_tab_close_all) {}
    }
  }

  func row(_ priority: EKReminderPriority) -> some View {
    Button(priority.heading) {}
  }
}

extension FogSignal {
  func heading() -> LocalizedStringKey {
    switch self {
    case .bell: return "Bell"
    case .horn: return "priority.none"
    }
  }
}

/// An enumeration with a method of a package.
enum Beacon { case red }

/// Cases of an enumeration of a package, in a list of pairs.
struct SignalMenu: View {
  static let signals: [(signal: FogSignal, symbol: String)] = [(.bell, "bell"), (.horn, "horn")]

  var body: some View {
    Menu("Signal") {
      ForEach(Self.signals, id: \.symbol) { (signal, symbol) in
        Button { } label: {
          Image(systemName: symbol)
          Text(signal.heading())
        }
      }
      Button(Beacon.red.caption()) {}
    }
  }
}
