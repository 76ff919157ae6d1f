import AppKit

@resultBuilder
enum MenuBuilder {
  static func buildBlock(_ items: NSMenuItem...) -> [NSMenuItem] { items }
}

enum Command {
  case fetch, push

  var title: String { self == .fetch ? "Fetch" : "Push…" }
  var key: String { self == .fetch ? "f" : "" }
  var symbol: String { self == .fetch ? "arrow.down" : "arrow.up" }
}

extension NSMenu {
  convenience init(@MenuBuilder items: () -> [NSMenuItem]) {
    self.init()
    self.items = items()
  }
}

extension NSMenuItem {
  convenience init(_ command: Command) {
    self.init(title: command.title, action: nil, keyEquivalent: command.key)
    image = NSImage(systemSymbolName: command.symbol, accessibilityDescription: nil)
  }
}

final class BuilderController: NSViewController {
  func makeMenu() -> NSMenu {
    NSMenu {
      NSMenuItem(.fetch)
      NSMenuItem.separator()
      if let branch = repository.branch {
        NSMenuItem(.push)
      }
    }
  }

  func otherMenu() {
    let menu = NSMenu(title: "Other")
    if let owner = repository.owner {
      let item = NSMenuItem(title: "Owner", action: nil, keyEquivalent: "")
      item.isEnabled = false
      menu.addItem(item)
    }
    let state = NSMenuItem(title: repository.isOpen ? "Close" : "Open", action: nil, keyEquivalent: "")
    menu.addItem(state)
    view.menu = menu
  }
}
