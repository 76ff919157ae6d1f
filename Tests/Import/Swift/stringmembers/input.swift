import AppKit

extension StringLiteralType {
  var own: String { NSLocalizedString(description, comment: "") }
}

/// Titles of a member of strings, and of a dictionary with a value for other keys.
final class CrateView: NSView {
  let labels = ["figs": "Figs", "nuts": "Nuts"]

  override func menu(for event: NSEvent) -> NSMenu? {
    let menu = NSMenu()
    menu.addItem(withTitle: "Open Crate".own, action: nil, keyEquivalent: "")
    menu.addItem(.separator())
    for kind in ["figs", "nuts", "Others"] {
      menu.addItem(withTitle: labels[kind, default: kind].own, action: nil, keyEquivalent: "")
    }
    return menu
  }
}
