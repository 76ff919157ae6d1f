import SwiftUI

/// Looks that a style decides: the indicator and size of a button, and the size of a group.
struct BareStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
      .menuStyle(.borderlessButton)
      .menuIndicator(.hidden)
      .controlSize(.small)
      .fixedSize()
  }
}

struct PaintView: View {
  var body: some View {
    Menu("Paint") {
      ControlGroup {
        Button("Fill", systemImage: "drop.fill") {}
        Button("Outline", systemImage: "drop") {}
      }
      .controlGroupStyle(.palette)
      Button("Mix") {}
    }
    .menuStyle(BareStyle())
  }
}
