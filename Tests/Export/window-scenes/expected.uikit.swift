import UIKit

/// The menu bar of an app with single windows
final class TheMenuBarOfAnAppAppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.insertSibling(makeWindowItems(), afterMenu: .bringAllToFront)
  }

  private func makeWindowItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Smoke All Windows") { [weak self] _ in self?.smokeAllWindows() }
      ]
    )
  }

  private func smokeAllWindows() {}
}
