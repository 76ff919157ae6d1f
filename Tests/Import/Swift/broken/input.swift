import SwiftUI

struct BrokenView: View {
  var body: some View {
    Menu("Whole") {
      Button("First") {}
      Button("Second"
      Button("Third") {}
    }
    Text("x").contextMenu {
      Button("After All") {}
    }
  }
