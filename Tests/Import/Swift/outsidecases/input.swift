import AppKit
import SwiftUI

// Cases of enumerations that the sources do not declare.
struct LampView: View {
  @State private var scheme = ColorScheme.dark
  private let schemes: [ColorScheme] = [.light, .dark]

  var body: some View {
    Menu("Lamp") {
      ForEach([ColorScheme.light, .dark], id: \.self) { scheme in
        Button(title(scheme), systemImage: scheme == .light ? "sun.max" : "moon") {}
      }
      ForEach([UIUserInterfaceSizeClass.compact, .current], id: \.self) { size in
        Button(size == .compact ? "Small" : "Large") {}
      }
    }
    Picker("Scheme", selection: $scheme) {
      ForEach(schemes, id: \.self) { scheme in
        Text(title(scheme)).tag(scheme)
      }
    }
    .pickerStyle(.menu)
  }

  private func title(_ scheme: ColorScheme) -> String {
    switch scheme {
    case .light: "Light"
    case .dark: "Dark"
    @unknown default: "Other"
    }
  }
}

final class LampController: NSViewController {
  private let popUp = NSPopUpButton(frame: .zero, pullsDown: false)

  override func viewDidLoad() {
    let bulbs: [Bulb] = [.warm, .cold]
    bulbs.forEach { (bulb) in
      var title = ""
      switch bulb {
      case .warm: title = "Warm"
      case .cold: title = "Cold"
      }
      let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
      popUp.menu?.addItem(item)
    }
  }
}
