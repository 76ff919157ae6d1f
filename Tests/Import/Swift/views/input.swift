import SwiftUI

struct NoteView: View {
  @State private var isPinned = false
  @State private var showsLines: Bool
  @State private var size = 14.0
  @State private var level = 3
  @State private var asksToDelete = false
  @State private var view = "List"
  @AppStorage("wraps") private var wraps = true

  var body: some View {
    Text("Note")
      .contextMenu {
        Button("Open") { open() }
        Button("Share", systemImage: "square.and.arrow.up") { share() }
        Button("Remove", role: .destructive, action: remove)
        Button(action: copy) { Text("Copy") }
        Button { paste() } label: { Label("Paste", systemImage: "doc.on.clipboard") }
        Button(action: find) {
          Image(systemName: "magnifyingglass")
          Text("Find")
          Text("In this note")
        }
        Button { archive() } label: {
          HStack {
            Text("Archive")
            Spacer()
            Image(systemName: "archivebox")
          }
        }
        Link("Read the Manual", destination: manual)
        ShareLink(item: manual)
        ShareLink("Send a Copy", item: manual)
      } preview: {
        Text("Not a part of the menu")
      }
      .toolbar {
        ToolbarItem {
          Menu {
            ControlGroup {
              Button("Bold", systemImage: "bold") {}.keyboardShortcut("b")
              Button("Italic", systemImage: "italic") {}.keyboardShortcut("i", modifiers: [.command, .option])
            }
            .controlGroupStyle(.compactMenu)
            Section {
              Toggle("Pinned", isOn: $isPinned)
              Toggle("Lines", systemImage: "list.dash", isOn: $showsLines)
              Toggle(isOn: .constant(true)) { Text("Always On") }
              Toggle(isPinned ? "Unpin" : "Pin", isOn: $isPinned)
              Toggle("Wrap Lines", isOn: $wraps)
            } header: {
              Text("Look")
            } footer: {
              Text("For this note only.")
            }
            Picker("View", selection: $view) {
              Text("Columns").tag("Columns")
              Label("As List", systemImage: "list.bullet").tag("List")
              Divider()
              Text("Gallery").tag("Gallery")
            }
            .pickerStyle(.menu)
            Stepper("Level", value: $level, in: 1...6, step: 1)
            Slider(value: $size, in: 9...36) { Text("Size") } minimumValueLabel: { Image(systemName: "textformat.size.smaller") } maximumValueLabel: { Image(systemName: "textformat.size.larger") }
            Divider()
            Menu("Export", systemImage: "arrow.up.doc") {
              Button("As Text") {}
              Button("As Web Page") {}.disabled(true)
            } primaryAction: {
              export()
            }
            .menuOrder(.fixed)
            Button("Delete…", systemImage: "trash", role: .destructive) { asksToDelete = true }
              .menuActionDismissBehavior(.disabled)
              .help("The note goes to the trash")
              .accessibilityLabel("Delete this note")
          } label: {
            Label("More", systemImage: "ellipsis.circle")
          }
          .menuStyle(.borderlessButton)
          .menuIndicator(.hidden)
        }
      }
      .confirmationDialog("Delete the note?", isPresented: $asksToDelete) {
        Button("Delete Note", role: .destructive) { remove() }
      } message: {
        Text("It cannot be brought back.")
      }
    Picker("Sort by", selection: $view) {
      Text("Date").tag("Date")
      Text("List").tag("List")
    }
    .pickerStyle(.menu)
  }
}
