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
