import SwiftUI

struct AccountView: View {
  let account: Account
  let isEditing: Bool
  @State private var kind = Kind.guest
  private let showsAll = false

  var body: some View {
    Menu {
      if isEditing {
        Button("Done") {}
      } else {
        Button("Edit") {}
        Button("Edit All") {}
      }
      if showsAll { Button("Never Shown") {} }
      if let name = account.name {
        Button("Sign Out \(name)") {}
      }
      switch kind {
      case .guest: Button("Sign In") {}
      case .member: Button("Profile") {}
      }
      switch Kind.member {
      case .guest: Button("Not This") {}
      case .member: Button("Renew") {}
      }
      #if os(macOS)
        Button("On the Mac") {}
      #else
        Button("By Touch") {}
      #endif
      #if DEBUG
        Button("Log") {}
      #endif
      if #available(iOS 26, *) {
        Button("New Way") {}
      } else {
        Button("Old Way") {}
      }
      Button(isEditing ? "Stop" : "Start", systemImage: isEditing ? "stop" : "play") {}
        .disabled(account.isLocked)
      Toggle("Notify", isOn: $account.notifies)
      ForEach(account.folders) { folder in
        Button("Move to \(folder.title)") {}
      }
      Section("Friends") {
        ForEach(account.friends) { Button($0.name) {} }
      }
    } label: {
      if isEditing { Image(systemName: "pencil") } else { Image(systemName: "gear") }
    }
    .disabled(account.isEmpty)
  }
}

enum Kind { case guest, member }
