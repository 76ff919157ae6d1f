import UIKit

// Menus of the builder by its system, and the edit menus of views.
final class SlipDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    switch builder.system {
    case .main:
      builder.remove(menu: .format)
      builder.insertSibling(
        UIMenu(options: .displayInline, children: [UICommand(title: "Clear Slip", action: #selector(clear))]),
        afterMenu: .standardEdit)
    case .context:
      builder.insertSibling(
        UIMenu(options: .displayInline, children: [UICommand(title: "Clear Slip", action: #selector(clear))]),
        afterMenu: .standardEdit)
    default: break
    }
  }
}

final class WharfDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    if builder.system == .context {
      builder.insertChild(UIMenu(title: "Wharf", children: []), atEndOfMenu: .edit)
    }
    guard builder.system == .main else { return }
    builder.insertChild(
      UIMenu(options: .displayInline, children: [UICommand(title: "New Wharf", action: #selector(add))]),
      atStartOfMenu: .file)
    builder.replace(
      menu: .help, with: .init(title: "Help", children: [UICommand(title: "Wharf Help", action: #selector(help))]))
  }
}

final class SlipTextView: UITextView {
  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.remove(menu: .lookup)
    builder.insertSibling(
      UIMenu(options: .displayInline, children: [UICommand(title: "Mark", action: #selector(mark))]),
      afterMenu: .standardEdit)
  }
}

class WharfWebView: WKWebView {
  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.replace(menu: .root, with: .init(identifier: .root))
  }
}
