// The memberwise initializer takes only the stored properties that are compiled.
import SwiftUI

struct SendItem: View {
  #if os(macOS)
    let anchor: NSView
  #endif
  let name: String
  let isLocked: Bool
  #if os(macOS)
    var title: String
  #else
    var title = "Send"
  #endif

  var body: some View { Button(title) {}.disabled(isLocked) }
}

#if os(iOS)
  struct PierMenu: View {
    var body: some View {
      Menu("Pier") { SendItem(name: "Pier", isLocked: true) }
    }
  }
#elseif os(macOS)
  struct HarborMenu: View {
    let view: NSView
    var body: some View {
      Menu("Harbor") { SendItem(anchor: view, name: "Harbor", isLocked: false, title: "Send by Boat") }
    }
  }
#endif
