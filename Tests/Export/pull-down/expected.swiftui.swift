import SwiftUI

/// Browse
struct BrowseMenu: View {
  @State private var showExtensions = true
  @State private var showTags = false
  @State private var locked = [true, false]
  @State private var showsDraft = false

  var body: some View {
    Menu("Options", systemImage: "ellipsis.circle") {
      Button("New Folder", systemImage: "folder.badge.plus", action: newFolder)
        .keyboardShortcut("n", modifiers: [.command, .shift])
      Button("Rename…", systemImage: "pencil", action: rename)
        .help("Gives the folder another name.")
      Divider()
      Toggle("Show Extensions", isOn: $showExtensions)
        .menuActionDismissBehavior(.disabled)
      Button(showTags ? "Hide Tags" : "Show Tags", systemImage: "tag") { showTags.toggle() }
      Toggle("Locked", sources: $locked, isOn: \.self)
      Menu("Share", systemImage: "square.and.arrow.up") {
        Button("Mail", action: mail)
          .badge("2")
        Button("Messages", action: messages)
          .disabled(true)
      } primaryAction: {
        share()
      }
      Section {
        // Created at runtime; these items are placeholders.
        Button(action: plan) {
          Text("Plan")
          Text("Yesterday")
          Image(systemName: "doc")
            .fontWeight(.semibold)
        }
        .tint(.orange)
        if showsDraft {
          Button("Draft", action: draft)
        }
      } header: {
        Text("Recent")
      } footer: {
        Text("Kept for a week.")
      }
    } primaryAction: {
      options()
    }
    .menuOrder(.fixed)
    .menuStyle(.button)
    .buttonStyle(.bordered)
    .controlSize(.large)
  }

  private func newFolder() {}
  private func rename() {
    // Requires further input.
  }
  private func mail() {}
  private func messages() {}
  private func share() {}
  private func plan() {}
  private func draft() {}
  private func options() {}
}
