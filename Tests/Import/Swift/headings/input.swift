import SwiftUI

/// Pickers with sections, tags with values, and labels that a condition selects.
struct Log: View {
  @ObservedObject var fleet: Fleet
  @State private var source: Source?
  @State private var wind: Wind?
  @State private var folder = "all"
  @State private var rig = "Gaff"
  @State private var rigs = ["Gaff", "Lug", "Sprit"]
  @State private var crews: [Crew] = []

  var body: some View {
    Picker("Source", selection: $source) {
      Text("Select…").tag(nil as Source?)
      if !fleet.boats.isEmpty {
        Section("Boats") {
          ForEach(fleet.boats) { boat in
            Text(boat.name).tag(Source.boat(boat.id) as Source?)
          }
        }
      }
      if !fleet.buoys.isEmpty {
        Section("Buoys") {
          ForEach(fleet.buoys) { buoy in
            Text(buoy.name).tag(Source.buoy(buoy.id) as Source?)
          }
        }
      }
      Text("Other").tag(Source.other as Source?)
    }
    .pickerStyle(.menu)
    Picker("Wind", selection: $wind) {
      Section {
        Text("Any").tag(Wind?.none)
      }
      Section {
        Text("Calm").tag(Wind?.some(.calm))
        Text("Gale").tag(Optional(Wind.gale))
      }
    }
    .pickerStyle(.menu)
    Menu("Folders") {
      Picker(selection: $folder) {
        Text("Any Folder").tag("all")
        ForEach(fleet.folders) { folder in
          Text(folder.name).tag(folder.path)
        }
      } label: {
        if let folder = fleet.folders.first(where: { $0.path == folder }) {
          Label(folder.name, systemImage: "folder")
        } else {
          Label("Root Folder", systemImage: "folder")
        }
      }
      .pickerStyle(.menu)
      Picker("Rig", selection: $rig) {
        ForEach(rigs, id: \.self) { Text($0) }
      }
      ForEach(crews) { crew in
        Button(crew.name) {}
      }
      Section {
        ForEach(crews) { crew in
          Button(crew.port) {}
        }
      }
    }
  }
}

enum Source: Hashable {
  case boat(Int)
  case buoy(Int)
  case other
}

enum Wind {
  case calm, gale
}
