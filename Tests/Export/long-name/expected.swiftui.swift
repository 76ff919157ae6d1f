import SwiftUI

/// Chosen anchorages and moorings along the coast
struct ChosenAnchoragesAndMooringsAlongTheMenu: View {
  // TODO: Supply ‹berth› of each element.
  let berths: [String]

  var body: some View {
    // TODO: Replace the text by the view with this context menu.
    Text("Chosen Anchorages And Moorings Along The Coast")
      .contextMenu {
        Button("Moor", action: moor)
        Section {
          ForEach(berths, id: \.self) { berth in
            Button(berth) { chooseBerth(berth) }
          }
        }
        Button("Sail", action: sail)
      }
  }

  private func moor() {}
  private func chooseBerth(_ berth: String) {}
  private func sail() {}
}
