import SwiftUI

// Icons of a library, of which a condition selects one.
struct GateMenu: View {
  let gate: Gate

  var body: some View {
    Menu("Gate") {
      row("Paint", icon: Icons.brush)
      row("Bolt", icon: icon)
    }
  }

  private var icon: Image { gate.isOpen ? Icons.openGate : Icons.closedGate }

  private func row(_ title: LocalizedStringKey, icon: Image) -> some View {
    Button {} label: {
      Label(title: { Text(title) }, icon: { icon })
    }
  }
}
