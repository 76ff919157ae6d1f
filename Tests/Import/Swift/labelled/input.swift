import AppKit
import SwiftUI
import UIKit

/// Items whose labels are arguments of helpers: findings are about the arguments.
final class DockController {
  private func item(title: String, key: String) -> NSMenuItem {
    NSMenuItem(title: title, action: nil, keyEquivalent: key)
  }

  func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Dock")
    menu.addItem(item(title: "Open Dock", key: ""))
    menu.addItem(
      item(
        title: "Check for tides", key: "t"))
    return menu
  }
}

struct DockCommands: Commands {
  var body: some Commands {
    CommandGroup(replacing: .newItem) {}
    CommandGroup(replacing: .appSettings) {}
    CommandGroup(after: .newItem) { Button("Open Dock") {} }
  }
}

final class PierController: UIViewController {
  func bar() -> UIBarButtonItem {
    UIBarButtonItem(title: "Pier", menu: UIMenu(children: [action("Moor", "link"), action("Cast off", "scissors")]))
  }

  private func action(_ title: String, _ symbol: String) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: symbol)) { _ in }
  }
}

struct PaintMenu: View {
  @Binding var paint: Paint
  let other: Paint

  var body: some View {
    Menu("Paint") {
      Button("Red", systemImage: "circle.fill") {}.foregroundStyle(.red)
      Button("Own", systemImage: "circle.fill") {}.foregroundStyle(other.color)
      Button("Plain", systemImage: "circle") {}.foregroundStyle(.secondary)
    }
  }
}

/// A label with a title in one branch only.
struct TrayMenu: View {
  let tray: Tray

  var body: some View {
    Menu {
      Button("Empty Tray") {}
    } label: {
      if tray.isEmpty {
        Image(systemName: "tray")
      } else {
        HStack {
          Text("Full")
          Image(systemName: "tray.full")
        }
      }
    }
  }
}
