import SwiftUI

/// A variable of a type may be set by any code.
enum Leaks {
  static var found: [String] = []
  static var isPumping = false
  static var limit = 3
  static var title = "Leaks"
}

func search() {
  Leaks.found = ["Bow"]
  Leaks.isPumping = true
}

struct BilgeView: View {
  var body: some View {
    Menu(Leaks.title) {
      if !Leaks.found.isEmpty { Button("Show Leaks") {} }
      if Leaks.isPumping { Button("Stop Pump") {} } else { Button("Start Pump") {} }
      Button("Report \(Leaks.limit) Leaks") {}
    }
  }
}
