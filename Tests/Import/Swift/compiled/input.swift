import SwiftUI

struct RowView: View {
  var body: some View {
    Text("Row").contextMenu {
      Button("Rename") {}
        #if os(macOS)
          .keyboardShortcut("r")
        #else
          .keyboardShortcut("e")
          .disabled(true)
        #endif
      Button("Info") {}
        #if os(macOS)
          .disabled(true)
        #endif
        .keyboardShortcut("i")
    }
  }
}

/// Results that a build setting selects.
struct EditionView: View {
  private var edition: String {
    #if NIGHTLY
      return "Nightly Edition"
    #else
      return "Edition"
    #endif
  }

  var body: some View {
    Menu {
      Button(edition) {}
      Button("Help") {}
    } label: {
      if let photo = model.photo {
        Image(uiImage: photo)
      } else {
        Image(systemName: "book")
      }
    }
  }
}

/// Items that only one platform arranges side by side.
struct MemberView: View {
  var body: some View {
    Text("Member").contextMenu {
      #if targetEnvironment(macCatalyst)
        contactItems
      #else
        ControlGroup { contactItems }
      #endif
      Button("Report") {}
    }
  }

  @ViewBuilder private var contactItems: some View {
    Button("Greet", systemImage: "hand.wave") {}
    if member.isBlocked {
      Button("Unblock") {}
    } else {
      Button("Block") {}
    }
  }
}
