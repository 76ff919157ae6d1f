import SwiftUI

enum Pace: Double, CaseIterable {
  case slow = 0.5
  case steady = 1
  case brisk = 1.25
  case fast = 1.75

  var title: String { String(format: "%.2gx", rawValue) }
  var clock: String { String(format: "%02d:%d", 7, 30) }
}

struct PaceMenu: View {
  var body: some View {
    Menu("Pace") {
      ForEach(Pace.allCases, id: \.self) { pace in Button(pace.title) {} }
      Button(Pace.slow.clock) {}
    }
  }
}
