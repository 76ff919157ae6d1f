import SwiftUI

/// Hidden
struct HiddenMenu: View {
  enum Choice: String {
    case all = "All"
    case new = "New"
  }

  enum Order: String {
    case newest = "Newest"
    case oldest = "Oldest"
  }

  @State private var showsFollow = true
  @State private var showsItem = false
  @State private var showsLists = false
  @State private var selection = Choice.all
  @State private var showsOrder = false
  @State private var order = Order.newest
  @State private var showsShare = false

  var body: some View {
    Menu("More") {
      if showsFollow {
        Button("Follow", action: follow)
      } else {
        Button("Unfollow", action: unfollow)
      }
      if showsItem {
        Text("3 followers")
      }
      if showsLists {
        Section("Lists") {
          Button("Friends", action: friends)
          Picker(selection: $selection) {
            Text("All").tag(Choice.all)
            Text("New").tag(Choice.new)
          } label: {
            EmptyView()
          }
          .pickerStyle(.inline)
        }
      }
      if showsOrder {
        Picker("Order", selection: $order) {
          Text("Newest").tag(Order.newest)
          Text("Oldest").tag(Order.oldest)
        }
        .pickerStyle(.inline)
      }
      if showsShare {
        Menu("Share") {
          Button("Copy Link", action: copyLink)
        }
      }
    }
  }

  private func follow() {}
  private func unfollow() {}
  private func friends() {}
  private func copyLink() {}
}
