import SwiftUI

/// Canvas
struct CanvasMenu: View {
  enum SortBy: String {
    case name
    case date
    case `default`
  }

  enum Tag: String {
    case red
    case leaf
  }

  enum Choice: String {
    case light = "Light"
    case dark = "Dark"
  }

  @State private var sortBy = SortBy.date
  @State private var textSize = "12 pt"
  @State private var selectedTag: Tag?
  @State private var grid = true
  @State private var rulers = false
  @State private var selection: Choice?

  var body: some View {
    Menu("Canvas") {
      Picker("Sort By", systemImage: "arrow.up.arrow.down", selection: $sortBy) {
        Text("Name").tag(SortBy.name)
        Label("Date", systemImage: "calendar").tag(SortBy.date)
        Label {
          Text("Default")
          Text("As they were added")
        } icon: {
          EmptyView()
        }
        .tag(SortBy.default)
      }
      .pickerStyle(.menu)
      Picker("Text Size", selection: $textSize) {
        Text("10 pt").tag("10 pt")
        Text("12 pt").tag("12 pt")
        Text("14 pt").tag("14 pt")
      }
      .pickerStyle(.inline)
      Picker("Tag", selection: $selectedTag) {
        Label("Red", systemImage: "circle.fill")
          .tag(Tag.red)
          .tint(.red)
        Text("🌿")
          .tag(Tag.leaf)
          .accessibilityLabel("Leaf")
      }
      .pickerStyle(.palette)
      // SwiftUI does not support pickers with several selected options. Toggles replace the picker.
      Menu("Show") {
        Toggle("Grid", isOn: $grid)
        Toggle("Rulers", isOn: $rulers)
      }
      Picker(selection: $selection) {
        Text("Light").tag(Choice.light)
        Text("Dark").tag(Choice.dark)
      } label: {
        EmptyView()
      }
      .pickerStyle(.inline)
    }
  }
}
