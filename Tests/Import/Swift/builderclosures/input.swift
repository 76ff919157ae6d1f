import UIKit

/// Closures and functions that replace the elements of the system's menus, passed as arguments.
final class BuoyDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.replaceChildren(
      ofMenu: .help,
      from: { _ in
        return [
          UICommand(title: "Buoy Guide", action: #selector(guide)),
          UICommand(title: "Ask a Pilot", action: #selector(ask)),
        ]
      })
    builder.replaceChildren(ofMenu: .view, from: viewItems)
    builder.replaceChildren(ofMenu: .edit) { _ in return [] }
    builder.insertChild(UICommand(title: "Copy Bearing", action: #selector(copyBearing)), atStartOfMenu: .edit)
    if isAtSea { builder.replaceChildren(ofMenu: .file) { _ in [] } }
  }

  private func viewItems(_ current: [UIMenuElement]) -> [UIMenuElement] {
    [UICommand(title: "Show Depths", action: #selector(depths))]
  }

  @objc func copyBearing() {}
  @objc func guide() {}
  @objc func ask() {}
  @objc func depths() {}
}
