import SwiftUI

struct QuarryView: View {
  @State var isBlasting = false
  @State var isSplitting = false

  var body: some View {
    quarryMenu
      .confirmationDialog("Blast the rock?", isPresented: $isBlasting) { blastButton }
      .alert("Split the stone?", isPresented: $isSplitting) {
        Button("Split", role: .destructive) {}
        Button("Keep", role: .cancel) {}
      }
  }

  private var blastButton: some View { Button("Blast", role: .destructive) {} }
}

final class CartModel: ObservableObject {
  @Published var isUnloading = false
}

struct CartView: View {
  @StateObject private var cart = CartModel()
  @State private var isRolling = false

  var body: some View {
    CartMenu(model: cart)
      .confirmationDialog("Unload the cart?", isPresented: $cart.isUnloading) {
        Button("Unload") {}
      }
      .confirmationDialog("Roll the cart away?", isPresented: $isRolling) {
        Button("Roll") {}
      }
  }
}
