import SwiftUI

// A property that each use of a view decides differently.
struct CrateMenu: View {
  enum Size { case small, large }

  let isOpen: Bool
  var size: Size = .small
  let isFull: Bool
  let isOld: Bool

  init(isOpen: Bool = false, size: Size, isFull: Bool, isOld: Bool) {
    self.isOpen = isOpen
    self.size = size
    self.isFull = isFull
    self.isOld = isOld
  }

  var body: some View {
    Menu("Crate") {
      if isOpen { Button("Close") {} }
      if size == .large { Button("Split") {} }
      if !isFull { Button("Fill") {} }
      Button("Sell") {}.disabled(isOld)
    }
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View { CrateMenu(isOpen: true, size: .large, isFull: shelf.isFull, isOld: true) }
}

struct CartView: View {
  let cart: Cart

  var body: some View { CrateMenu(size: .small, isFull: cart.isFull, isOld: true) }
}

struct BarrelMenu: View {
  let isRound: Bool

  var body: some View {
    Menu("Barrel") {
      if isRound { Button("Roll") {} } else { Button("Carry") {} }
    }
  }
}

struct CellarView: View {
  let cellar: Cellar

  var body: some View {
    if cellar.isLow { BarrelMenu(isRound: true) } else { BarrelMenu(isRound: false) }
  }
}

#Preview { BarrelMenu(isRound: true) }
