import SwiftUI

/// Repeat
struct RepeatMenu: View {
  enum Repeat: String {
    case never
    case everyDay = "every day"
    case everyWeek = "every week"
  }

  @State private var selectedRepeat = Repeat.everyWeek

  var body: some View {
    Picker("Repeat", selection: $selectedRepeat) {
      Text("Never").tag(Repeat.never)
      Divider()
      Text("Every Day").tag(Repeat.everyDay)
      Text("Every Week").tag(Repeat.everyWeek)
    }
    .pickerStyle(.menu)
  }
}
