import SwiftUI

/// Lists of pairs and of texts that a condition selects.
struct DepthMenu: View {
  private var isMetric: Bool { Locale.current.measurementSystem == .metric }
  private var isFrench: Bool { Locale.preferredLanguages.first?.hasPrefix("fr") ?? false }

  private var depths: [(title: String, value: Int)] {
    isMetric ? [("Two Meters", 2), ("Ten Meters", 10)] : [("One Fathom", 2), ("Six Fathoms", 10)]
  }

  private let names = ["Shoal", "Deep"]
  private let frenchNames = ["Banc", "Fosse"]

  var body: some View {
    Menu("Depth") {
      ForEach(depths, id: \.value) { depth in
        Button(depth.title) {}
      }
    }
    Menu("Chart") {
      ForEach(isFrench ? frenchNames : names, id: \.self) { Button($0) {} }
    }
  }
}
