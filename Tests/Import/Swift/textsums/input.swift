import SwiftUI

struct Parcel {
  let depot: Int
}

struct ParcelView: View {
  let parcel: Parcel

  var body: some View {
    Text("Parcel")
      .contextMenu {
        VStack {
          Text("Depot") + Text(": \(parcel.depot)")
        }
        Text("Weighs ") + Text("two pounds").bold()
        Button("Track") {}
      }
  }
}
