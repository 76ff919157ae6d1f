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
  private var note: String { .localizedStringWithFormat("%d steps", 120) }
  private var lap: String { .init(format: "Lap %d of %d", 2, 7) }

  var body: some View {
    Menu("Pace") {
      ForEach(Pace.allCases, id: \.self) { pace in Button(pace.title) {} }
      Button(Pace.slow.clock) {}
      Button(note) {}
      Button(lap) {}
    }
  }
}
