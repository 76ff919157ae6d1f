import SwiftUI

enum Mooring: Hashable {
  case boat(String)
  case buoy(Int)
  case none
}

struct MooringMenu: View {
  let harbor: Harbor
  @State private var mooring: Mooring?

  var body: some View {
    Menu("Mooring") {
      Button("Leave") {}
      Picker(selection: $mooring) {
        Text("Select…").tag(nil as Mooring?)
        if !harbor.boats.isEmpty {
          Section("Boats") {
            ForEach(harbor.boats) { boat in Text(boat.name).tag(Mooring.boat(boat.id) as Mooring?) }
          }
        }
        Section("Buoys") {
          Text("Red Buoy").tag(Mooring.buoy(1) as Mooring?)
          Text("Green Buoy").tag(Mooring.buoy(2) as Mooring?)
        }
      } label: {
        if let boat = harbor.current {
          Label(boat.name, systemImage: "ferry")
        } else {
          Label("No Mooring", systemImage: "ferry")
        }
      }
    }
  }
}

struct RopeMenu: View {
  let ropes: [String]
  @State private var rope = ""

  var body: some View {
    Menu("Rope") {
      Button("Coil") {}
      Picker("Rope", selection: $rope) {
        ForEach(ropes, id: \.self) { name in
          if name.hasPrefix("--") {
            Divider()
          } else {
            Text(name).tag(name)
          }
        }
      }
    }
  }
}
