// The raw value of a case of a library is unknown.
import Horns
import SwiftUI

struct HornPicker: View {
  @State private var chosen = "bell"
  var horns: [Horn] { [.bell, .gong] }

  var body: some View {
    Picker("Horn", selection: $chosen) {
      ForEach(horns, id: \.self) { horn in Text(horn.title()).tag(horn.rawValue) }
    }
    .pickerStyle(.menu)
    Picker("Signal", selection: $chosen) {
      Text("Short").tag(Signal.short)
      Text("Long").tag(Signal.long.rawValue)
    }
    .pickerStyle(.menu)
  }
}
