import UIKit

final class PaintDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    #if targetEnvironment(macCatalyst)
      let file = [
        UIMenu(
          options: .displayInline,
          children: [UIKeyCommand(title: "Open Canvas", action: #selector(open), input: "o", modifierFlags: .command)]),
        UIMenu(options: .displayInline, children: [UIAction(title: "Import…") { _ in }]),
      ]
      builder.insertChild(file[1], atStartOfMenu: .file)
      builder.insertChild(file[0], atStartOfMenu: .file)
      builder.insertSibling(
        UIMenu(options: .displayInline, children: [UIAction(title: "Settings…") { _ in }]), afterMenu: .about)
    #endif
    builder.insertSibling(brushMenu(), afterMenu: .view)
    builder.remove(menu: .format)
    if hasHelp {
      builder.replaceChildren(ofMenu: .help) { _ in [UIAction(title: "Paint Help") { _ in }] }
    }
  }

  private func brushMenu() -> UIMenu {
    let sizes = UIMenu(title: "Size", children: [UIAction(title: "Thin") { _ in }, UIAction(title: "Thick") { _ in }])
    return UIMenu(title: "Brush", children: [sizes, UIAction(title: "New Brush…") { _ in }])
  }
}
