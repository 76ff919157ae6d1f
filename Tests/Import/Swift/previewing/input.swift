import QuickLookUI

final class PreviewController: NSViewController {
  override func loadView() {
    let menu = NSMenu(title: "")
    menu.addItem(withTitle: "Close Preview", action: #selector(close), keyEquivalent: "")
    view = NSView()
    view.menu = menu
  }

  @objc private func close() {}
}
