import SwiftUI

/// On an iPhone, an app has one window.
struct ChartRow: View {
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Text("Chart").contextMenu {
      Button("Open") {}
      if supportsMultipleWindows {
        Button("Open in New Window") {}
      }
      if sizeClass == .regular {
        Button("Open Beside") {}
      }
    }
  }
}
