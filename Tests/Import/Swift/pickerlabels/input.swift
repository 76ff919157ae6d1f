import SwiftUI

/// Parts of a picker's label that a pop-up button does not show.
struct ChartView: View {
  @State private var scale = 1
  let tide: Int

  var body: some View {
    Picker(selection: $scale) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    } label: {
      Label("Scale", systemImage: "ruler")
    }
    .pickerStyle(.menu)
    Picker("Depth", systemImage: "water.waves", selection: $scale) {
      Text("Shallow").tag(1)
      Text("Deep").tag(2)
    }
    .pickerStyle(.menu)
    Picker(selection: $scale) {
      Text("Dark").tag(1)
      Text("Light").tag(2)
    } label: {
      Text("Colors")
      Text("Of land and sea")
    }
    .pickerStyle(.menu)
    Picker(selection: .constant(tide)) {
      Text("Low").tag(1)
      Text("High").tag(2)
    } label: {
      Image(systemName: "moon")
    }
    .pickerStyle(.menu)
    Picker("Hidden", systemImage: "eye", selection: $scale) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .labelsHidden()
    .pickerStyle(.menu)
  }
}
