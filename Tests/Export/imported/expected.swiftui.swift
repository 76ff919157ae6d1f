import SwiftUI

/// Folder actions
struct FolderActionsMenu: View {
  struct LabelElement: Hashable {
    var name: String
  }

  // TODO: Supply what shows “Follow”.
  @State private var showsFollow = true
  // TODO: Supply ‹folder› of each element.
  let folders: [String]
  // TODO: Supply ‹folder› of each element.
  let folders2: [String]
  @State private var showsArchive = true
  // TODO: Supply what “Share…” shares.
  let sharedItem: String
  // TODO: Supply what “Share Folder” shares.
  let sharedItem2: String
  // TODO: Supply what “Send” shares.
  let sharedItem3: String
  @State private var disablesDelete = true
  // TODO: Supply what shows “Restore”.
  @State private var showsRestore = false
  @State private var label: String?
  // TODO: Supply ‹label.name› of each element.
  let labels: [LabelElement]

  var body: some View {
    // TODO: Supply the title or image.
    Menu("Folder Actions") {
      Button("New", action: new)
      ForEach(folders, id: \.self) { folder in
        Button(folder) { chooseFolder(folder) }
      }
      ForEach(folders2, id: \.self) { folder in
        if showsArchive {
          Button(folder) { chooseFolder2(folder) }
        }
      }
      Section {
        // Created at runtime; these items are placeholders.
        // SwiftUI does not support custom views in menus.
      }
      // TODO: Add the items of the section “Collections”.
      ShareLink(item: sharedItem)
      ShareLink("Share Folder", item: sharedItem2)
      ShareLink(item: sharedItem3) {
        Text("Send")
        Text("By mail")
        Image(systemName: "paperplane")
      }
      Button("Delete", action: delete)
        .disabled(disablesDelete)
      if showsRestore {
        Button("Restore", action: restore)
      }
      if showsFollow {
        Button("Follow", action: follow)
      } else {
        Button("Unfollow", action: unfollow)
      }
      Menu("History") {
        Button("Clear History", action: clearHistory)
      }
      Picker("Label", selection: $label) {
        Text("None").tag("None")
        ForEach(labels, id: \.self) { label2 in
          Text(label2.name).tag(label2.name)
        }
      }
      .pickerStyle(.inline)
    }
  }

  private func new() {}
  private func chooseFolder(_ folder: String) {}
  private func chooseFolder2(_ folder: String) {}
  private func delete() {}
  private func restore() {}
  private func follow() {}
  private func unfollow() {}
  private func clearHistory() {}
}
