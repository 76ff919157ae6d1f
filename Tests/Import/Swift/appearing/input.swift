import SwiftUI

// A view that always assigns its state as it appears does not show the initial value.
struct KettleRow: View {
  let kettle: Kettle
  @ObservedObject var stove: Stove
  @State private var isHot = false
  @State private var isFull = false
  @State private var isLoud = false
  @State private var isClean = false
  @State private var isOpen = false
  @State private var isShared = false
  @State private var cups = 2
  @State private var level = 1
  @State private var isNew = false

  var body: some View {
    VStack {
      Text("Kettle").contextMenu { actions }
        .onReceive(stove.$level) { level = $0 }
        .onChange(of: kettle.age, initial: true) { isNew = kettle.age < 3 }
    }
    .onAppear {
      isHot = kettle.degrees > 60
      isClean = false
      if kettle.isLoud { isLoud = true }
    }
    .task { await load() }
    .sheet(isPresented: $isShared) { Text("Sheet").onAppear { isOpen = kettle.isOpen } }
  }

  private func load() async {
    isFull = await kettle.measure()
    Task { cups = await kettle.count() }
  }

  @ViewBuilder private var actions: some View {
    Button {
    } label: {
      Label(isHot ? "Cool Down" : "Heat Up", systemImage: isHot ? "snowflake" : "flame")
    }
    if isFull { Button("Pour") {} } else { Button("Fill") {} }
    if isLoud { Button("Mute") {} } else { Button("Whistle") {} }
    if isClean { Button("Show Shine") {} } else { Button("Clean") {} }
    if isOpen { Button("Close") {} } else { Button("Open") {} }
    Toggle("New", isOn: $isNew)
    Picker("Cups", selection: $cups) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    Picker("Level", selection: $level) {
      Text("Low").tag(1)
      Text("High").tag(2)
    }
  }
}
