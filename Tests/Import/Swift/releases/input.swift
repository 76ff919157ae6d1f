import SwiftUI

/// Menus in branches for the newest release and for those before it.
struct QuayView: View {
  var body: some View {
    VStack {
      if #available(iOS 26.0, macOS 26.0, *) {
        Text("Berth").contextMenu { Button("Moor") {} }
      } else {
        Text("Berth").contextMenu { Button("Moor Here") {} }
      }
      if #unavailable(iOS 26.0) {
        Menu("Old Ropes") { Button("Coil") {} }
      } else {
        Menu("Ropes") { Button("Coil") {} }
      }
      if #available(iOS 26.0, *) {
        Menu("Tides") { Button("High") {} }
      } else if #available(iOS 17.0, *) {
        Menu("Some Tides") { Button("High") {} }
      } else {
        Menu("No Tides") { Button("High") {} }
      }
      if #unavailable(iOS 17.0) {
        Menu("Only Old") { Button("Row") {} }
      }
      if #available(iOS 17.0, *) { buoys } else { oldBuoys }
      if #available(iOS 17.0, *) { EmptyView() } else { OldLamps() }
    }
  }

  private var buoys: some View { Menu("Buoys") { Button("Red") {} } }
  private var oldBuoys: some View { Menu("Old Buoys") { Button("Red") {} } }
}

struct OldLamps: View {
  var body: some View { Menu("Old Lamps") { Button("Dim") {} } }
}

struct PierView: View {
  let isOpen: Bool

  var body: some View {
    guard #available(iOS 26.0, *) else { return AnyView(Menu("Old Pier") { Button("Walk") {} }) }
    return AnyView(Menu("Pier") { Button("Walk") {} })
  }

  var gate: AnyView {
    if #available(iOS 26.0, *) { return AnyView(Menu("Gate") { Button("Shut") {} }) }
    return AnyView(Menu("Old Gate") { Button("Shut") {} })
  }

  @ViewBuilder var both: some View {
    if #available(iOS 26.0, *), isOpen {
      Menu("Open") { Button("Enter") {} }
    } else {
      Menu("Closed") { Button("Wait") {} }
    }
  }
}
