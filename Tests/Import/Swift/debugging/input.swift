import AppKit
import SwiftUI
import UIKit

/// What debug builds add, which users never see.
enum Build {
  #if DEBUG
    static let title = "Sink Ship (Debug)"
  #else
    static let title = "Sink Ship"
  #endif
}

struct ShipMenu: View {
  var body: some View {
    Menu("Ship") {
      Button("Launch") {}
      #if DEBUG
        Button("Crash") {}
      #endif
      #if !DEBUG
        Button("Report Leak") {}
      #else
        Button("Make Leak") {}
      #endif
      Button(Build.title) {}
      #if os(macOS)
        Button("Dock") {}
        Button("Undock") {}
      #else
        Button("Dock") {}
        Button("Undock") {}
      #endif
    }
  }
}

#if DEBUG
  struct ShipDebugMenu: View {
    var body: some View {
      Menu("Debug") { Button("Crash") {} }
    }
  }
#endif

#if os(tvOS)
  struct ShipTelevisionMenu: View {
    var body: some View {
      Menu("Channel") { Button("Next") {} }
    }
  }
#endif

final class ShipController: UIViewController {
  func bar() -> UIBarButtonItem {
    var children = [UIAction(title: "Launch") { _ in }]
    #if DEBUG
      children.append(UIAction(title: "Crash") { _ in })
    #endif
    #if BETA
      children.append(UIAction(title: "Send Feedback") { _ in })
    #endif
    return UIBarButtonItem(title: "Ship", menu: UIMenu(children: children))
  }
}

final class ShipStatus {
  func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Ship")
    menu.addItem(NSMenuItem(title: "Launch", action: nil, keyEquivalent: ""))
    #if DEBUG
      let crash = NSMenuItem(title: "Crash", action: nil, keyEquivalent: "")
      menu.addItem(crash)
    #endif
    return menu
  }
}
