import SwiftUI

/// Parts of buttons, labels, and dialogs that documents do not have.
struct RoundStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).menuStyle(.button).buttonStyle(.plain)
  }
}

extension MenuStyle where Self == RoundStyle {
  static var round: RoundStyle { RoundStyle() }
}

struct Studio: View {
  let note: String?
  @State private var asks = false

  var body: some View {
    Menu("Brushes") { Button("Wash") {} }
      .help("Care for the brushes.")
    Menu("Paints") { Button("Mix") {} }
      .menuStyle(.round)
    Menu("Frames") {
      Button {
      } label: {
        Label {
          Text("Oval")
        } icon: {
          Image(size: CGSize(width: 18, height: 18)) { context in
            context.fill(Path(ellipseIn: context.clipBoundingRect), with: .foreground)
          }
        }
      }
      Button("Burn", role: .destructive) { asks = true }
    }
    .confirmationDialog("Burn the frames?", isPresented: $asks) {
      Button("Burn", role: .destructive) {}
    } message: {
      if let note {
        Text("The note goes with them.")
      }
    }
  }
}
