import UIKit

// The menu bar of an app that builds for iOS without Mac Catalyst is that of an iPad.
@main final class DredgerDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .format)
    let dig = UIKeyCommand(title: "Dig", action: #selector(dig), input: "d", modifierFlags: .command)
    builder.insertChild(UIMenu(options: .displayInline, children: [dig]), atStartOfMenu: .file)
    let rest = UIKeyCommand(title: "Rest", action: #selector(rest), input: "", modifierFlags: [])
    builder.insertSibling(UIMenu(title: "Barge", children: [rest]), beforeMenu: .window)
  }

  @objc private func dig() {}
  @objc private func rest() {}
}
