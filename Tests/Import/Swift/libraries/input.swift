import SwiftUI
import WaitingButtons

/// Buttons of the framework and of a library, and what stands in their labels.
struct LetterMenu: View {
  let letters: [Letter]
  @State private var isPinned = true

  var body: some View {
    Menu("Letter") {
      PasteButton(payloadType: String.self) { texts in
        if let text = texts.first { insert(text) }
      }
      WaitingButton {
        await send()
      } label: {
        Label("Send", systemImage: "paperplane")
      }
      WaitingButton("Delete", role: .destructive) { await delete() }
      WaitingButton { await send() }
      Button {
        isPinned.toggle()
      } label: {
        Toggle("Pinned", isOn: $isPinned)
      }
      .keyboardShortcut("p")
      Button("Mark", systemSymbol: .checkmarkCircleFill) {}
      Button {} label: { Label("Ten Back", systemSymbol: .gobackward10) }
      ForEach(Array(stride(from: 5, through: 15, by: 5)), id: \.self) { size in Button("\(size) Points") {} }
      Group {
        Button("Block", systemImage: "hand.raised") {}
        Section { Button("Star", systemImage: "star") {} }
      }
      .symbolVariant(.slash)
      ForEach(0..<1_000, id: \.self) { number in Button("Letter \(number)") {} }
      Preferences.Toggle("Keep on Top", systemImage: "pin", key: .keepsOnTop)
      Preferences.Toggle()
    }
  }
}
