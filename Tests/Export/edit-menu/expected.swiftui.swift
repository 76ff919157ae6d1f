import SwiftUI

/// Selected text, as a row and as a list
struct SelectedTextAsARowAndMenu: View {
  var body: some View {
    // SwiftUI does not support edit menus of other views.
    Text("chocolate")
      .contextMenu {
        Button("Cut", action: cut)
        Button("Copy", action: copy)
        Button("Paste", action: paste)
        Button("Find Selection", action: findSelection)
        Button("Translate", systemImage: "translate", action: translate)
        Button("Add to Recipe", systemImage: "plus", action: addToRecipe)
      }
  }

  private func cut() {}
  private func copy() {}
  private func paste() {}
  private func findSelection() {}
  private func translate() {}
  private func addToRecipe() {}
}
