import SwiftUI
import UIKit

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

/// Colors inside of labels.
struct LabelColorsView: View {
  @EnvironmentObject private var palette: Palette

  var body: some View {
    Text("Roof")
      .contextMenu {
        Button {} label: { Label("Mend", systemImage: "hammer").foregroundStyle(Color.brick) }
        Button {} label: { Label("Tar", systemImage: "drop").foregroundStyle(palette.ink) }
        Button {} label: { Label("Sweep", systemImage: "wind").foregroundColor(Color(.systemGreen)) }
        Button {} label: {
          HStack {
            Image(systemName: "star").foregroundColor(.yellow)
            Text("Praise")
          }
          .foregroundStyle(.red)
        }
        Button {} label: { Label("Look", systemImage: "eye").foregroundStyle(.secondary) }
        Button("Tile", systemImage: "square") {}
          .foregroundStyle(Color.brick)
      }
  }
}

final class RoofController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rain = UIImage(systemName: "cloud.rain")?.withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Weather",
      menu: UIMenu(children: [
        UIAction(title: "Rain", image: rain) { _ in },
        UIAction(title: "Sun", image: UIImage(systemName: "sun.max")?.withTintColor(.systemYellow)) { _ in },
      ]))
  }
}
