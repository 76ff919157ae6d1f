import AppKit
import SwiftUI

/// A pop-up button of AppKit in SwiftUI.
struct WindPicker: NSViewRepresentable {
  @Binding var selection: String
  var label: String

  func makeNSView(context: Context) -> NSPopUpButton {
    let button = NSPopUpButton()
    button.isBordered = false
    return button
  }

  func updateNSView(_ button: NSPopUpButton, context: Context) {
    button.removeAllItems()
    button.menu?.addItem(.sectionHeader(title: label))
    button.addItems(withTitles: ["Breeze", "Gale"])
    button.selectItem(withTitle: selection)
  }
}

struct WindView: View {
  @State private var wind = "Gale"

  var body: some View {
    WindPicker(selection: $wind, label: "Wind")
  }
}
