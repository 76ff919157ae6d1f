import SwiftUI

enum Watch { case day, night }

/// A menu in a case knows the value of the subject.
struct WatchView: View {
  let watch: Watch

  var body: some View {
    switch watch {
    case .day:
      Menu("Day") {
        switch watch {
        case .day: Button("Hoist Flag") {}
        case .night: Button("Light Lamp") {}
        }
        Button("Ring Bell") {}
      }
    case .night:
      Menu("Night") {
        if watch == .day { Button("Hoist Flag") {} }
        if watch == .night { Button("Light Lamp") {} }
      }
    }
  }
}

struct DeckView: View {
  let watch: Watch
  var body: some View { WatchView(watch: watch) }
}
