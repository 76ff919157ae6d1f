import SwiftUI

/// Pickers with the style of the menu around them.
struct RigView: View {
  @State private var mast = 1
  @State private var boom = 1

  var body: some View {
    Menu("Rig") {
      Section {
        Picker("Mast", selection: $mast) {
          Text("Short").tag(1)
          Text("Tall").tag(2)
        }
      }
      Picker("Boom", selection: $boom) {
        Text("Light").tag(1)
        Text("Heavy").tag(2)
      }
      .pickerStyle(.inline)
      Menu("Spare") {
        Picker("Spare Mast", selection: $mast) { Text("Short").tag(1) }
      }
      .pickerStyle(.palette)
    }
    .pickerStyle(.menu)
    .toolbar { ToolbarItem(placement: .topBarLeading) { Text("Rig") } }
  }
}
