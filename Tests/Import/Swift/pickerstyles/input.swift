import SwiftUI

/// Styles in branches of `#if`, and of views around the picker.
struct WindView: View {
  @State private var speed = 1

  var body: some View {
    Form {
      Picker("Speed", selection: $speed) { Text("Calm").tag(1) }
        #if os(macOS)
          .pickerStyle(.automatic)
        #elseif os(iOS)
          .pickerStyle(.menu)
        #endif
      Picker("Gusts", selection: $speed) { Text("Weak").tag(1) }
        #if os(iOS)
          .pickerStyle(.segmented)
        #else
          .pickerStyle(.menu)
        #endif
      Picker("Force", selection: $speed) { Text("Gale").tag(1) }
        #if os(watchOS)
          .labelsHidden()
        #else
          .pickerStyle(.menu)
        #endif
      Picker("Never", selection: $speed) { Text("None").tag(1) }
        #if os(watchOS)
          .pickerStyle(.menu)
        #endif
      Group {
        Picker("Grouped", selection: $speed) { Text("North").tag(1) }
      }
      .pickerStyle(.menu)
      VStack {
        Picker("First", selection: $speed) { Text("East").tag(1) }
        if speed > 1 { Picker("Second", selection: $speed) { Text("West").tag(1) } }
        Picker("Wheel", selection: $speed) { Text("South").tag(1) }.pickerStyle(.wheel)
      }
      .pickerStyle(.menu)
      NavigationLink { Picker("Elsewhere", selection: $speed) { Text("Up").tag(1) } } label: { Text("Go") }
        .pickerStyle(.menu)
      // The pickers of a menu have the style of the menu, unless they have their own.
      Menu("Sails") {
        Section { Picker("Jib", selection: $speed) { Text("Half").tag(1) } }
        Menu("Others") { Picker("Main", selection: $speed) { Text("Full").tag(1) } }
        Picker("Flag", selection: $speed) { Text("Up").tag(1) }
          .pickerStyle(.inline)
      }
      .pickerStyle(.menu)
    }
  }
}
