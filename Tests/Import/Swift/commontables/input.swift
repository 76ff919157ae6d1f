import SwiftUI

// A table outside the language folders has the keys that those of the source language lack.
struct BuoyView: View {
  var body: some View {
    Menu("buoy.menu") {
      Button("buoy.light") {}
      Button("buoy.bell") {}
      Button("buoy.fog") {}
    }
  }
}
