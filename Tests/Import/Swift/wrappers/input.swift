import SwiftUI

// A view that shows its content in a menu, and its uses.
struct ToolMenu<Content: View>: View {
  private let title: String
  private let content: Content

  init(_ title: String = "Tools", @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    Menu {
      content
    } label: {
      Label(title, systemImage: "wrench")
    }
    .menuIndicator(.hidden)
  }
}

struct Workshop: View {
  var body: some View {
    VStack {
      ToolMenu {
        Button("Sharpen") {}
        Button("Oil") {}
      }
      ToolMenu("Saws") { Button("Cut") {} }
      Menu("More") { ToolMenu("Drills") { Button("Drill") {} } }
    }
  }
}
