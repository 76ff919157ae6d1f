import SwiftUI

/// Symbols of labels with `else if`, and without a last `else`.
struct SortView: View {
  @Binding var way: Int
  let boats: [String]

  var body: some View {
    Menu("Sort") {
      Button {
      } label: {
        HStack {
          Text("By Length")
          if way == 1 {
            Image(systemName: "chevron.up")
          } else if way == 2 {
            Image(systemName: "chevron.down")
          }
        }
      }
      Button {
      } label: {
        HStack {
          Text("By Name")
          if way == 3 {
            Image(systemName: "chevron.up")
          } else if way == 4 {
            Image(systemName: "chevron.down")
          } else {
            EmptyView()
          }
        }
      }
      Button {
      } label: {
        if way == 5 { Text("Up") } else if way == 6 { Text("Down") } else { Text("Across") }
      }
    }
  }
}

// A condition beside one on the release, which is asked again for earlier releases.
struct FerryView: View {
  let ferry: Ferry

  var body: some View {
    Menu("Ferry") {
      Button("Board") {}
      if #available(iOS 15, macOS 12, *), !ferry.isFull {
        Button("Leave", role: .destructive) {}
      } else if !ferry.isFull {
        Button("Leave") {}
      }
      if #available(iOS 15, macOS 12, *), let captain = ferry.captain {
        Button("Call") { captain.call() }
      } else {
        Button("Find Captain") {}
      }
    }
  }
}
