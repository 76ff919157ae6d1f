import SwiftUI

/// Print
struct PrintMenu: View {
  @State private var copies = 2
  @State private var margin = 0.5
  @State private var currentBrightness = 250000.0
  @State private var level = 0.25

  var body: some View {
    Menu("Print") {
      ControlGroup {
        Button("Fit", systemImage: "arrow.down.right.and.arrow.up.left", action: fit)
        Button("Rotate", systemImage: "rotate.right", action: rotate)
      }
      Stepper("Copies", value: $copies, in: 1...99)
      Stepper("Margin", value: $margin, in: 0...4, step: 0.25)
      Slider(value: $currentBrightness, in: 0...1_000_000) {
        Text("Brightness")
      } minimumValueLabel: {
        Image(systemName: "sun.min")
      } maximumValueLabel: {
        Image(systemName: "sun.max")
      }
      Slider(value: $level)
      ControlGroup {
        Button("Bold", systemImage: "bold", action: performBold)
        Button("Italic", systemImage: "italic", action: performItalic)
      }
      .controlGroupStyle(.compactMenu)
      Text("2 pages")
    }
  }

  private func fit() {}
  private func rotate() {}
  private func performBold() {}
  private func performItalic() {}
}
