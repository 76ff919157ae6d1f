import AppKit

/// Titles that a runtime attribute looks up in a table.
extension NSMenuItem {
  @IBInspectable var localizesTitle: Bool {
    get { false }
    set { if newValue { title = NSLocalizedString(title, comment: "") } }
  }

  @IBInspectable var localizationKey: String {
    get { "" }
    set { title = NSLocalizedString(newValue, comment: "") }
  }
}
