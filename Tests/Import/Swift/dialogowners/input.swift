import SwiftUI

// A row sets the flag of the view around it, whose dialog uses that view's members and the presented value.
struct OrchardView: View {
  let trees: [String]
  @State private var isFelling = false
  @State private var felled: String?

  var body: some View {
    List(trees, id: \.self) { tree in
      TreeRow(tree: tree, isFelling: $isFelling)
    }
    .confirmationDialog("Fell the tree?", isPresented: $isFelling) {
      fellButton
    }
  }

  @ViewBuilder
  private var fellButton: some View {
    Button("Fell", role: .destructive) {}
  }
}

struct TreeRow: View {
  let tree: String
  @Binding var isFelling: Bool
  @State private var isPruning = false
  @State private var isGrafting = false
  @State private var pruned: String?
  let hasFruit: Bool

  var body: some View {
    Text(tree)
      .contextMenu {
        Button("Fell…") { isFelling = true }
        Button("Prune…") {
          pruned = tree
          isPruning = true
        }
        Button("Graft") {
          if hasFruit {
            isGrafting = true
            return
          }
          graft()
        }
      }
      .alert("Prune?", isPresented: $isPruning, presenting: pruned) { name in
        Button("Prune", role: .destructive) {}
        Button("Wait", role: .cancel) {}
      } message: { name in
        Text("\(name) loses its lower branches.")
      }
      .confirmationDialog("Graft a tree with fruit?", isPresented: $isGrafting) {
        Button("Graft") {}
      }
  }

  private func graft() {}
}

/// The dialog sees the state that the action assigns.
struct ShrubRow: View {
  let shrub: Shrub
  @State private var chosen: Shrub?
  @State private var isThorny = true
  @State private var isCutting = false

  var body: some View {
    Text("Shrub")
      .contextMenu {
        Button("Cut…") {
          chosen = shrub
          isThorny = false
          isCutting = true
        }
      }
      .confirmationDialog("Cut the shrub?", isPresented: $isCutting) {
        if let chosen {
          Button("Cut", role: .destructive) { chosen.cut() }
        }
        if isThorny { Button("Wear Gloves") {} }
        Button("Leave", role: .cancel) {}
      }
  }
}

/// The older alerts and action sheets.
struct HedgeRow: View {
  @State private var isClipping = false
  @State private var isUprooting = false
  @State private var isLeaving = false

  var body: some View {
    Text("Hedge")
      .contextMenu {
        Button("Clip…") { isClipping = true }
        Button("Uproot…") { isUprooting.toggle() }
        Button("Leave") { isLeaving = true }
      }
      .alert(isPresented: $isClipping) {
        Alert(
          title: Text("Clip the hedge?"), message: Text("Birds may nest in it."),
          primaryButton: .destructive(Text("Clip")) { clip() }, secondaryButton: .cancel())
      }
      .actionSheet(isPresented: $isUprooting) { uprootSheet }
      .alert(isPresented: $isLeaving) { Alert(title: Text("Goodbye")) }
  }

  private var uprootSheet: ActionSheet {
    ActionSheet(
      title: Text("Uproot the hedge?"),
      buttons: [.destructive(Text("Uproot")), .default(Text("Move")), .cancel(Text("Keep"))])
  }
}
