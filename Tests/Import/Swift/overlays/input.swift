import SwiftUI

/// Buttons without a label, below a view that shows it.
struct TrayView: View {
  let tray: Tray?

  var body: some View {
    Menu(
      content: {
        Button("Small") {}
        Button("Large") {}
      }, label: {}
    )
    .overlay(alignment: .leading) {
      HStack {
        Image(systemName: "tray")
        Text("Choose Tray")
      }
    }
    Menu {
      Button("Red") {}
      Button("Blue") {}
    } label: {
    }
    .overlay {
      if let tray {
        Text(tray.color)
      } else {
        Text("Choose Color")
      }
    }
    Menu {
      Button("Wide") {}
      Button("Tall") {}
    } label: {
    }
    .overlay(Circle().stroke())
    Menu {
      Button("Oak") {}
      Button("Pine") {}
    } label: {
    }
    .overlay { WoodGrain(tray) }
    Menu {
      Button("Salt") {}
    } label: {
    }
    .background { Image(systemName: "circle.grid.2x2") }
    Menu {
      Button("Pepper") {}
    } label: {
      Color.clear.overlay { Image(systemName: "leaf") }
    }
    Menu {
      Button("Thyme") {}
    } label: {
      Text("").background(Image(systemName: "clock"))
    }
  }
}
