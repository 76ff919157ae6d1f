import SwiftUI

extension Color {
  static let brick = Color("brick")
}

final class Palette: ObservableObject {
  @Published var ink: Color

  init(ink: Color) { self.ink = ink }
}

extension View {
  @ViewBuilder
  func menuColor(_ color: Color, isUsed: Bool) -> some View {
    if isUsed {
      self.tint(color)
    } else {
      self
    }
  }
}

struct WallView: View {
  @EnvironmentObject private var palette: Palette

  var body: some View {
    Text("Wall")
      .contextMenu {
        Button("Paint", systemImage: "paintbrush") {}
          .tint(.brick)
        Button("Draw", systemImage: "pencil") {}
          .menuColor(palette.ink, isUsed: true)
        Button("Clean", systemImage: "trash") {}
          .menuColor(.red, isUsed: true)
        Button("Admire", systemImage: "eye") {}
          .menuColor(.blue, isUsed: false)
        Button("Light", systemImage: "lightbulb") {}
          .tint(.primary)
      }
  }
}
