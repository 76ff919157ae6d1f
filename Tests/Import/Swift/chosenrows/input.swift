import SwiftUI

// Choices whose comparison with the selection is an argument of a function or a view.
struct ShadeView: View {
  @State private var shade = Shade.light
  @State private var depth = Depth.shallow

  var body: some View {
    Menu("Shade") {
      ForEach(Shade.allCases, id: \.self) { option in
        Group {
          row(title: option.title, isChosen: option == shade, action: { shade = option })
        }
      }
    }
    Menu("Depth") {
      ForEach(Depth.allCases, id: \.self) { option in
        DepthRow(title: option.title, isChosen: option == depth) { depth = option }
      }
    }
    Menu("Marks") {
      ForEach(Depth.allCases, id: \.self) { option in
        row(title: option.title, isChosen: option.isMarked, action: {})
      }
    }
    Menu("Tone") {
      ForEach(Shade.allCases, id: \.self) { option in
        Label {
          Button(option.title) { shade = option }
        } icon: {
          if option == shade { Image(systemName: "checkmark") }
        }
      }
    }
  }

  private func row(title: String, isChosen: Bool, action: @escaping () -> Void) -> some View {
    return Group {
      Button(action: action) {
        HStack {
          if isChosen { Image(systemName: "checkmark") }
          Text(title)
        }
      }
    }
  }
}

struct DepthRow: View {
  let title: String
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      if isChosen { Label(title, systemImage: "checkmark") } else { Text(title) }
    }
  }
}

enum Shade: String, CaseIterable {
  case light, dark
  var title: String { rawValue.capitalized }
}

enum Depth: String, CaseIterable {
  case shallow, deep
  var title: String { rawValue.capitalized }
  var isMarked: Bool { Chart.shared.marks(self) }
}
