import UIKit

enum Task: String {
  case speak, stop

  var title: String {
    switch self {
    case .speak: "Speak"
    case .stop: "Stop"
    }
  }

  var icon: UIApplicationShortcutIcon { UIApplicationShortcutIcon(systemImageName: self == .speak ? "speaker" : "stop") }

  var item: UIApplicationShortcutItem {
    UIApplicationShortcutItem(type: rawValue, localizedTitle: title, localizedSubtitle: nil, icon: icon)
  }
}

// Quick actions in variables.
final class TaskManager {
  func update() {
    var items = [UIApplicationShortcutItem]()
    if UserDefaults.standard.bool(forKey: "speaks") {
      items.append(Task.stop.item)
    } else {
      items.append(Task.speak.item)
    }
    UIApplication.shared.shortcutItems = items
  }

  func clear() { UIApplication.shared.shortcutItems = nil }
  func load() async { UIApplication.shared.shortcutItems = await store.quickItems() }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  private var fixed: UIApplicationShortcutItem { Task.speak.item }

  func applicationWillResignActive(_ application: UIApplication) {
    let new = UIApplicationShortcutItem(type: "new", localizedTitle: "New Note", localizedSubtitle: "")
    application.shortcutItems = [new, fixed]
  }
}

// Items of the edit menu.
final class PathCell: UILabel {
  func show() {
    let controller = UIMenuController.shared
    controller.menuItems = [UIMenuItem(title: "Copy Path", action: #selector(copyPath))]
  }

  @objc func copyPath() {}
}
