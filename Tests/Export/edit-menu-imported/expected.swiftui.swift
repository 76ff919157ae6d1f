import SwiftUI

struct LetterMenu: View {
  // TODO: Supply ‹suggestedActions›.
  let suggestedActionsText: String
  // TODO: Supply range.isMisspelled.
  @State private var isMisspelled = true

  var body: some View {
    // SwiftUI does not support edit menus of other views.
    Text("letter")
      .contextMenu {
        Button(suggestedActionsText, action: suggestedActions)
        if isMisspelled {
          Button("Correct", systemImage: "pencil", action: correct)
        }
        Button("Peel Off Stamp", action: peelOffStamp)
      }
  }

  private func suggestedActions() {}
  private func correct() {}
  private func peelOffStamp() {}
}
