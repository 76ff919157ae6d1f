import SwiftUI

struct Portrait: View {
  let name: String
  var body: some View { LazyPicture(name) }
}

/// Labels that only their accessibility label tells.
struct CrewView: View {
  let captain: String?

  var body: some View {
    VStack {
      Menu { Button("Call") {} } label: { Portrait(name: "Ada").accessibilityLabel("Crew Menu") }
      Menu { Button("Call") {} } label: {
        if let captain { Portrait(name: captain).accessibilityLabel("Captain Menu") }
      }
      Menu { Button("Call") {} } label: { Circle().fill(.red).accessibilityLabel("Watch Menu") }
      Menu { Button("Call") {} } label: { Image("anchor").accessibilityLabel("Anchor Menu") }
      Menu { Button("Call") {} } label: { Circle() }.accessibilityLabel("Lamp Menu")
      Menu { Button("Call") {} } label: { Circle().fill(.blue).padding() }
      Menu("Log") {
        Button {} label: { Circle().accessibilityLabel("Stamp") }
        Button {} label: { Portrait(name: "Bo").accessibilityLabel("Sign") }
      }
    }
  }
}
