import SwiftUI

// The views whose actions ask, while dialogs.swift has the dialogs.
extension QuarryView {
  var quarryMenu: some View {
    Menu("Quarry") {
      Button("Blast") { isBlasting = true }
      StoneItems(isSplitting: $isSplitting)
    }
  }
}

struct StoneItems: View {
  @Binding var isSplitting: Bool

  var body: some View {
    Button("Split") { isSplitting.toggle() }
  }
}

struct CartMenu: View {
  @ObservedObject var model: CartModel
  @State private var isRolling = false

  var body: some View {
    Menu("Cart") {
      Button("Unload") { model.isUnloading = true }
      // Only another view has a dialog with a flag of this name.
      Button("Roll") { isRolling = true }
    }
  }
}
