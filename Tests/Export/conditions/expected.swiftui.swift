import SwiftUI

/// Conditions
struct ConditionsMenu: View {
  enum SortBy: String {
    case name = "Name"
    case date = "Date"
    case size = "Size"
  }

  // TODO: Supply note.isFavorite.
  @State private var isFavorite = false
  // TODO: Supply account.canMute.
  @State private var canMute = true
  // TODO: Supply selection.count == 1.
  @State private var selectionCountIs1 = true
  // TODO: Supply download.progress != nil.
  @State private var hasProgress = true
  // TODO: Supply state == .failed.
  @State private var stateIsFailed = true
  @State private var isShared = true
  // TODO: Supply items.isEmpty.
  @State private var itemsIsEmpty = false
  @State private var isOwner = true
  // TODO: Supply note.folder.isFavorite.
  @State private var folderIsFavorite = true
  @State private var showsShowDetails = true
  // TODO: Supply mailbox.kind > 1 || isOwner.
  @State private var mailboxKindExceeds1OrIsOwner = true
  // TODO: Supply await members() != nil.
  @State private var hasMembers = true
  @State private var sortBy = SortBy.name
  @State private var hasDates = true
  @State private var isFlagged = true
  @State private var read = true
  @State private var flagged = false

  var body: some View {
    Menu("Note") {
      Button("Open", action: open)
        .keyboardShortcut("o")
      if !isFavorite {
        Button("Add to Favorites", systemImage: "star", action: addToFavorites)
      } else {
        Button("Remove from Favorites", systemImage: "star.slash", action: removeFromFavorites)
      }
      Divider()
      if canMute && selectionCountIs1 {
        Button("Mute", action: mute)
      } else {
        Button("Mute All", action: muteAll)
      }
      if canMute && selectionCountIs1 {
        Button("Mute for an Hour", action: muteForAnHour)
      }
      Divider()
      if hasProgress {
        Button("Stop Download", action: stopDownload)
      } else if stateIsFailed {
        Button("Try Again", action: tryAgain)
      } else {
        Button("Download", action: download)
      }
      Divider()
      if isShared && !itemsIsEmpty {
        Button("Share", action: share)
      }
      Menu("Move to") {
        Button("Inbox", action: inbox)
        if mailboxKindExceeds1OrIsOwner {
          Button("Archive", action: archive)
        }
        Button("Trash", role: .destructive, action: trash)
      }
      if isOwner {
        Section("Members") {
          Button("Invite", action: invite)
          if hasMembers {
            Button("Remove", action: remove)
          }
        }
      }
      Picker("Sort by", selection: $sortBy) {
        Text("Name").tag(SortBy.name)
        if hasDates {
          Text("Date").tag(SortBy.date)
        }
        Text("Size").tag(SortBy.size)
      }
      .pickerStyle(.menu)
      // SwiftUI does not support pickers with several selected options. Toggles replace the picker.
      Section {
        Toggle("Read", isOn: $read)
        if isFlagged {
          Toggle("Flagged", isOn: $flagged)
        }
      }
      if !isOwner {
        Button("Report", action: report)
      }
      if folderIsFavorite {
        Button("Open Folder", action: openFolder)
      }
      if showsShowDetails {
        Button("Show Details", action: showDetails)
      } else {
        Button("Hide Details", action: hideDetails)
      }
    }
  }

  private func open() {}
  private func addToFavorites() {}
  private func removeFromFavorites() {}
  private func mute() {}
  private func muteAll() {}
  private func muteForAnHour() {}
  private func stopDownload() {}
  private func tryAgain() {}
  private func download() {}
  private func share() {}
  private func inbox() {}
  private func archive() {}
  private func trash() {}
  private func invite() {}
  private func remove() {}
  private func report() {}
  private func openFolder() {}
  private func showDetails() {}
  private func hideDetails() {}
}
