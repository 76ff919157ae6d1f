import SwiftUI

// Lists without elements that a view fills as it appears.
struct Rig: Identifiable {
  let name: String
  var needsCrew = false
  var id: String { name }

  static let sloop = Rig(name: "Sloop")
  static let all: [Rig] = [sloop, Rig(name: "Ketch", needsCrew: true), Rig(name: "Yawl")]

  static func rigs(withCrew hasCrew: Bool) -> [Rig] { all.filter { !$0.needsCrew || hasCrew } }
}

struct RigView: View {
  let harbor: Harbor
  @State private var rigs = [Rig]()
  @State private var oars: [Int] = []
  @State private var sails: [Rig] = []
  @State private var boats: [Rig] = []
  @State private var ropes: [Rig] = []

  var body: some View {
    VStack {
      Menu("Rigs") {
        ForEach(rigs) { rig in Button(rig.name) {} }
      }
      Menu("Oars") {
        ForEach(oars, id: \.self) { oar in Button("\(oar) Oars") {} }
      }
      Menu("Sails") {
        ForEach(sails) { sail in Button(sail.name) {} }
      }
      Menu("Boats") {
        ForEach(boats) { boat in Button(boat.name) {} }
      }
      Menu("Ropes") {
        ForEach(ropes) { rope in Button(rope.name) {} }
      }
    }
    .onAppear {
      rigs = Rig.rigs(withCrew: harbor.hasCrew)
      oars = [2, 4]
      if harbor.isOpen { ropes = Rig.all }
    }
    .task { load() }
    .onAppear { boats = harbor.boats }
  }

  private func load() { self.sails = Rig.all }
}
