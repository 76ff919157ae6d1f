import SwiftUI

struct LakeRow: View {
  @State private var isAsking = false

  var body: some View {
    Text("Lake")
      .contextMenu {
        Button("Drain") { isAsking = true }
      }
      .alert("Drain the lake?", isPresented: $isAsking) {
        Button("Drain", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
  }
}

struct RiverRow: View {
  @State private var isAsking = false

  var body: some View {
    Text("River")
      .contextMenu {
        Button("Divert") { isAsking = true }
      }
      .alert("Divert the river?", isPresented: $isAsking) {
        Button("Divert", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
  }
}

struct FlowMenu: View {
  var body: some View {
    Menu("Flow") {
      ForEach([0.5, 1.0, 2.0], id: \.self) { flow in
        Button("\(flow, specifier: "%.1f")×") {}
      }
    }
  }
}

struct RiverApp: App {
  var body: some Scene {
    WindowGroup { RiverRow() }
      .commands(content: riverCommands)
    Window("Map", id: "map") { RiverRow() }
      .commands(content: riverCommands)
  }

  @CommandsBuilder
  func riverCommands() -> some Commands {
    CommandMenu("River") {
      Button("Measure") {}
    }
  }
}

/// The list presents the dialog of its rows, with a button of its own.
struct PondList: View {
  @State private var isFilling = false

  private var fillButton: some View { Button("Fill", role: .destructive) {} }

  var body: some View {
    PondRow(isFilling: $isFilling)
      .confirmationDialog("Fill the pond?", isPresented: $isFilling) { fillButton }
  }
}

struct PondRow: View {
  @Binding var isFilling: Bool

  var body: some View {
    Text("Pond").contextMenu {
      Button("Fill") { isFilling = true }
    }
  }
}

/// An alert that asks for a text is no confirmation, and its field is no button.
struct PierRow: View {
  @State private var isNaming = false
  @State private var name = ""

  var body: some View {
    Text("Pier")
      .contextMenu {
        Button("Name…") { isNaming = true }
        DatePicker("Built", selection: .constant(.now))
      }
      .alert("Name of the pier", isPresented: $isNaming) { answers() }
  }

  @ViewBuilder
  private func answers() -> some View {
    TextField("Pier", text: $name)
    Button("Save") {}
    Button("Cancel", role: .cancel) {}
  }
}
