import SwiftUI

class Parcel {
  var label = ""
}

final class Crate: Parcel {}

final class Pouch: Parcel {}

// Conditions on the type of a value.
struct ParcelView: View {
  let parcel: Parcel

  var body: some View {
    Text("Parcel").contextMenu {
      switch parcel {
      case let crate as Crate: Button("Open \(crate.label)") {}
      case is Pouch: Button("Untie") {}
      default: Button("Shake") {}
      }
    }
  }
}
