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
