import SwiftUI

struct ExportedApp: App {
  // TODO: Supply ‹network name›.
  @State private var networkName = ""

  struct Network: Hashable {
    var name: String
  }

  // TODO: Supply ‹network.name› of each element.
  @State private var networks: [Network] = []

  var body: some Scene {
    MenuBarExtra("Menu", systemImage: "wifi") {
      Text(networkName)
      ForEach(networks, id: \.self) { network in
        Button(network.name) { chooseNetwork(network) }
      }
      Button("Quit", action: quit)
    }
  }

  private func chooseNetwork(_ network: Network) {}
  private func quit() {}
}
