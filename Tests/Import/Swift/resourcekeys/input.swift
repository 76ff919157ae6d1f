import SwiftUI

/// Titles that are given on by their keys.
extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ title: LocalizedStringResource, tool: String, action: @escaping () -> Void) {
    self.init(LocalizedStringKey(title.key), systemImage: tool, action: action)
  }
}

enum Knot {
  case bowline, reef

  var label: LocalizedStringResource {
    switch self {
    case .bowline: "Bowline"
    case .reef: "Reef Knot"
    }
  }
}

struct KnotView: View {
  var body: some View {
    Menu("Knots") {
      Button("Untie", tool: "scissors") {}
      Text(Knot.bowline.label.key)
      Button(String(localized: Knot.reef.label), tool: "circle") {}
    }
  }
}
