// The case of a tuple's part decides conditions inside of it.
import SwiftUI

enum Wind { case calm, breeze, storm }

struct WindMenu: View {
  @ObservedObject var harbor: Harbor

  var body: some View {
    Menu("Wind") {
      switch (harbor.wind, harbor.isOpen) {
      case (.calm, true):
        Button("Row") {}
        if harbor.wind == .calm { Button("Drift") {} } else { Button("Never") {} }
        if harbor.isOpen { Button("Leave") {} } else { Button("Never") {} }
        if harbor.wind == .storm { Button("Never") {} }
      case (.storm, _):
        if harbor.wind != .calm { Button("Reef") {} }
        if harbor.isOpen { Button("Close") {} }
      default: Button("Sail") {}
      }
      switch harbor.wind {
      case .calm: if harbor.wind == .breeze { Button("Never") {} } else { Button("Whistle") {} }
      default: Button("Hold On") {}
      }
    }
  }
}
