import UIKit

// The menu bar of an iOS app is the one of Mac Catalyst.
class AppDelegate: UIResponder, UIApplicationDelegate {
  @available (iOS 13.0, *)
  override func buildMenu(with builder: UIMenuBuilder) {
    builder.replaceChildren(ofMenu: .standardEdit) { _ in self.extras() }
    builder.insertChild(UIMenu(title: "", options: .displayInline, children: files()), atStartOfMenu: .file)
  }

  func extras() -> [UICommand] {
    if ProcessInfo.processInfo.isMacCatalystApp { return [UICommand(title: "Paste Plain", action: #selector(go))] }
    return [UIKeyCommand(title: "Never", action: #selector(go), input: "b", modifierFlags: .command)]
  }

  func files() -> [UIMenuElement] {
    var all: [UIMenuElement] = []
    #if targetEnvironment(macCatalyst)
      all.append(UICommand(title: "Show in Finder", action: #selector(go)))
    #else
      all.append(UICommand(title: "Show in Files", action: #selector(go)))
    #endif
    return all
  }

  @objc func go() {}
}
