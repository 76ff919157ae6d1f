import SwiftUI

/// The directions of leaves
struct TheDirectionsOfLeavesMenu: View {
  enum Choice: String {
    case near
    case far
  }

  @State private var selection = Choice.near

  var body: some View {
    Text("The Directions Of Leaves")
      .contextMenu {
        Button("Leaf", action: leaf)
          .disabled(true)
        Button("\tUpward", action: upward)
        Button(action: downWardSlowly) {
          Text("\tDown\tward slowly")
          Text("\tRoots")
        }
        Menu("Branch") {
          Button("\tAside", action: aside)
        }
        Picker(selection: $selection) {
          Text("\tNear").tag(Choice.near)
          Text("\tFar").tag(Choice.far)
        } label: {
          EmptyView()
        }
        .pickerStyle(.inline)
      }
  }

  private func leaf() {}
  private func upward() {}
  private func downWardSlowly() {}
  private func aside() {}
}
