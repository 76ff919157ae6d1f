import SwiftUI

// Views of a library whose body is a function, and menus in constants.
struct FanMenu: ConnectedView {
  struct Props {
    let isFan: Bool
  }

  func map(state: ClubState) -> Props { Props(isFan: state.fans.contains(1)) }

  func body(props: Props) -> some View {
    Button {
    } label: {
      Label(props.isFan ? "Leave Club" : "Join Club", systemImage: "person.3")
    }
    Button("Show Members") {}
  }
}

struct ClubRow: View {
  var body: some View { Text("Row").contextMenu { FanMenu() } }
}

struct ClubMessages: View {
  var body: some View {
    ForEach(0..<3) { _ in
      let menu = ContextMenu(menuItems: {
        Button("Copy Message") {}
        Button("Edit Message") {}
      })
      Text("Message").contextMenu(menu)
    }
  }
}
