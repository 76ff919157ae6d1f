import AppKit

// Lists of values, of which closures with early results make others.
final class ShellController {
  func show(in view: NSView) {
    let menu = NSMenu()
    let shells: [Shell] = Beach.shared.shells
    let links = shells.compactMap { shell -> URL? in
      if let link = shell.link { return link }
      return nil
    }
    if !links.isEmpty { menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "") }
    menu.addItem(withTitle: "Remove", action: nil, keyEquivalent: "")
    menu.popUp(positioning: nil, at: .zero, in: view)
  }
}
