import UIKit

/// The menu bar of an app with single windows
final class TheMenuBarOfAnAppAppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.insertSibling(makeFileItems(), afterMenu: .newScene)
    builder.remove(menu: .newScene)
    builder.insertSibling(makeWindowItems(), afterMenu: .bringAllToFront)
  }

  private func makeFileItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Import Hive…") { [weak self] _ in self?.importHive() }
      ]
    )
  }

  private func makeWindowItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Smoke All Windows") { [weak self] _ in self?.smokeAllWindows() }
      ]
    )
  }

  private func importHive() {}

  private func smokeAllWindows() {}
}
