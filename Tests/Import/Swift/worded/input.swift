import AppKit
import SwiftUI
import UIKit

// Conditions keep their words: `if` and `else`, chains, nesting, `switch`, early returns, and conditional values.
struct ShellMenu: View {
  enum Kind { case snail, clam, unknown }
  let shell: Shell
  let kind: Kind
  let tides: Tides?
  @State private var isPolished = false

  var body: some View {
    Menu("Shell") {
      if shell.isKept {
        Button("Release") {}
      } else {
        Button("Keep") {}
      }
      if shell.count > 1, !shell.isCracked {
        Button("Sort Shells") {}
      } else if let tides {
        Button("Show Tides") {}
        if tides.height == 0 { Button("Calm Sea") {} }
      } else {
        Button("Look for Shells") {}
      }
      switch kind {
      case .snail: Button("Follow Snail") {}
      case .clam: Button("Open Clam") {}
      case .unknown: Button("Find Kind") {}
      }
      if isPolished { Button("Scratch") {} } else { Button("Polish") {} }
      shell.isWet || shell.isSalty ? Button("Dry") {} : Button("Moisten") {}
      Button {
      } label: {
        if shell.isOpen { Text("Close Lid") } else { Text("Lift Lid") }
      }
      if case .clam = kind { Button("Count Pearls") {} }
      Button("Rinse") {}
    }
  }
}

final class ShellController: UIViewController {
  var isKept = false
  var reef: Reef?

  func makeMenu() -> UIMenu {
    var children: [UIMenuElement] = [UIAction(title: "Name") { _ in }]
    if isKept {
      children.append(UIAction(title: "Release") { _ in })
      if reef != nil { children.append(UIAction(title: "Show Reef") { _ in }) }
    } else if let depth = reef?.depth {
      children += [UIAction(title: "Dive", subtitle: depth) { _ in }]
    } else {
      children += [UIAction(title: "Keep") { _ in }]
    }
    let polish = UIAction(title: "Polish") { _ in }
    let scratch = UIAction(title: "Scratch") { _ in }
    return UIMenu(title: "Shell", children: children + [isKept ? polish : scratch] + others())
  }

  private func others() -> [UIMenuElement] {
    if isKept { return [UIAction(title: "Draw") { _ in }] }
    return [UIAction(title: "Photograph") { _ in }]
  }

  private func kindMenu(_ kind: ShellMenu.Kind) -> UIMenu {
    let first: UIAction
    if kind == .snail { first = UIAction(title: "Snail") { _ in } } else { first = UIAction(title: "Other") { _ in } }
    var children = [first]
    switch kind {
    case .snail: children.append(UIAction(title: "Follow") { _ in })
    case .clam, .unknown: children.append(UIAction(title: "Wait") { _ in })
    }
    return UIMenu(title: "Kind", children: children)
  }
}

final class ReefController: NSObject {
  var isOpen = false
  var name: String?

  func makeMenu() -> NSMenu {
    let menu = NSMenu(title: "Reef")
    if isOpen {
      menu.addItem(withTitle: "Close Reef", action: nil, keyEquivalent: "")
    } else if name != nil {
      menu.addItem(withTitle: "Open Reef", action: nil, keyEquivalent: "")
    } else {
      menu.addItem(withTitle: "Name Reef", action: nil, keyEquivalent: "")
    }
    if isOpen, name == "Outer" {
      menu.addItem(.separator())
      let more = NSMenuItem(title: "More", action: nil, keyEquivalent: "")
      more.submenu = NSMenu(title: "More")
      more.submenu?.addItem(withTitle: "Dive", action: nil, keyEquivalent: "")
      menu.addItem(more)
    }
    return menu
  }
}

/// The menu of a property gets its delegate first; a method adds the items after `guard let`.
final class TideController: NSObject, NSMenuDelegate {
  private var statusItem: NSStatusItem?
  private var menu: NSMenu?

  func start() {
    statusItem = NSStatusBar.system.statusItem(withLength: NSStatusItem.squareLength)
    menu = NSMenu()
    menu!.delegate = self
    statusItem!.menu = menu
    fill()
  }

  private func fill() {
    guard let menu else { return }
    menu.removeAllItems()
    menu.addItem(NSMenuItem(title: "High Tide", action: nil, keyEquivalent: ""))
    if let statusItem { menu.addItem(NSMenuItem(title: "Hide \(statusItem)", action: nil, keyEquivalent: "")) }
    menu.addItem(NSMenuItem(title: "Quit", action: nil, keyEquivalent: "q"))
  }
}

/// Elements that asynchronous functions make, unless a case of their parameter makes none.
final class TideLists: NSObject {
  enum Coast { case north, south(String) }

  func coastMenu(_ coast: Coast) async -> UIMenu {
    var children: [UIMenuElement] = []
    if let first = await lists(of: coast) { children.append(first) }
    if let second = await harbors(of: coast) { children.append(second) }
    return UIMenu(title: "Coast", children: children)
  }

  private func lists(of coast: Coast) async -> UIAction? {
    switch coast {
    case .north: break
    case .south(let name):
      guard name == "Bay" else { return nil }
    }
    return UIAction(title: "Lists", image: UIImage(systemName: "list.bullet")) { _ in }
  }

  private func harbors(of coast: Coast) async -> UIAction? {
    switch coast {
    case .north: break
    case .south: return nil
    }
    let action = UIAction(title: "Harbors", image: UIImage(systemName: "ferry")) { _ in }
    return action
  }
}
