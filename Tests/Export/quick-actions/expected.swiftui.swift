import SwiftUI

/// The quick actions of an app icon
struct TheQuickActionsOfAnAppMenu: View {
  var body: some View {
    // SwiftUI does not support quick actions.
    Menu("Notes", systemImage: "note.text") {
      Button("New Note", systemImage: "square.and.pencil", action: newNote)
      Button("New Checklist", systemImage: "checklist", action: newChecklist)
      Button(action: scanDocument) {
        Text("Scan Document")
        Text("With the camera")
        Image(systemName: "doc.viewfinder")
      }
    }
    .tint(.orange)
  }

  private func newNote() {}
  private func newChecklist() {}
  private func scanDocument() {}
}
