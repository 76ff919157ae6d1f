import AppKit

/// Elements of a filtered list in the branches of a function: both conditions count.
struct Sign {
  let title: String
  let kinds: Set<String>

  static func signs(for kind: String) -> [Sign] {
    all.filter { $0.kinds.contains(kind) }
  }

  static func signs(for kind: String, isBare: Bool) -> [Sign] {
    let signs = signs(for: kind)
    if isBare { return signs.filter { $0.title == "Stop" } }
    return signs
  }

  static let all = [
    Sign(title: "Stop", kinds: ["road", "track"]),
    Sign(title: "Whistle", kinds: ["track"]),
  ]
}

final class SignController: NSObject {
  func loopMenu(for kind: String, isBare: Bool) -> NSMenu {
    let menu = NSMenu(title: "Loop")
    for sign in Sign.signs(for: kind, isBare: isBare) {
      menu.addItem(NSMenuItem(title: sign.title, action: nil, keyEquivalent: ""))
    }
    return menu
  }

  func mappedMenu(for kind: String, isBare: Bool) -> NSMenu {
    let menu = NSMenu(title: "Mapped")
    menu.items = Sign.signs(for: kind, isBare: isBare).map {
      NSMenuItem(title: $0.title, action: nil, keyEquivalent: "")
    }
    return menu
  }
}
