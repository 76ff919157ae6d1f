import SwiftUI

/// Commands for the list of notes: the button at its top.
struct NoteListMenu: View {
  @AppStorage("sortOrder") private var sortOrder = SortOrder.date
  @State private var showsPlaces = true
  @State private var textSize = 3

  let newNote: () -> Void

  var body: some View {
    Menu("List", systemImage: "ellipsis.circle") {
      ControlGroup {
        Button("New Note", systemImage: "square.and.pencil", action: newNote)
        Button("Scan", systemImage: "doc.viewfinder") {}
        ShareLink(item: "notes")
      }
      Picker("Sort By", systemImage: "arrow.up.arrow.down", selection: $sortOrder) {
        ForEach(SortOrder.allCases) { order in
          Text(order.rawValue)
        }
      }
      .pickerStyle(.menu)
      Toggle("Show Places", systemImage: "mappin", isOn: $showsPlaces)
        .menuActionDismissBehavior(.disabled)
      Stepper("Text Size", value: $textSize, in: 1...7)
      Section("Season") {
        Button("Start a New Season…", systemImage: "leaf") {}
      }
    }
    .menuOrder(.fixed)
  }
}
