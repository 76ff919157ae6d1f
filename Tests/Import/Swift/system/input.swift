import AppKit
import SwiftUI
import UIKit

@main
struct EspressoApp: App {
  var body: some Scene {
    MenuBarExtra("Espresso", systemImage: "cup.and.saucer") {
      Button("Keep Awake") {}
      Divider()
      Button("Quit") {}
    }
  }
}

final class StatusController: NSObject {
  private let statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)

  func install() {
    statusItem.button?.image = NSImage(systemSymbolName: "bolt", accessibilityDescription: nil)
    let menu = NSMenu()
    let volume = NSMenuItem()
    volume.title = "Volume"
    volume.view = VolumeView()
    menu.addItem(volume)
    menu.addItem(withTitle: "Settings…", action: nil, keyEquivalent: ",")
    statusItem.menu = menu
  }
}

final class DockDelegate: NSObject, NSApplicationDelegate {
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Pause", action: nil, keyEquivalent: "")
    menu.addItem(withTitle: "Next", action: nil, keyEquivalent: "")
    return menu
  }
}

final class TextController: UIViewController, UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: "Look Up", image: UIImage(systemName: "book")) { _ in },
      UIDeferredMenuElement { completion in self.load(completion) },
    ])
  }

  func actions(_ application: UIApplication) {
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New Note", localizedSubtitle: nil,
        icon: UIApplicationShortcutIcon(systemImageName: "square.and.pencil"), userInfo: nil),
      UIApplicationShortcutItem(type: "scan", localizedTitle: "Scan Document", localizedSubtitle: "With the camera", icon: nil),
    ]
  }
}
