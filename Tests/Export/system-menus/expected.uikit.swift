import UIKit

/// The menu bar of a herbarium
final class TheMenuBarOfAHerbariumAppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.replace(menu: .about, with: makeHerbariumItems())
    builder.insertSibling(makeHerbariumItems2(), afterMenu: .services)
    builder.remove(menu: .hide)
    builder.remove(menu: .quit)
    builder.replace(menu: .file, with: makeFileMenu())
    builder.replace(menu: .standardEdit, with: makeEditItems())
    builder.replace(menu: .format, with: makeFormatMenu())
  }

  private func makeHerbariumItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "About Herbarium") { [weak self] _ in self?.aboutHerbarium() }
      ]
    )
  }

  private func makeHerbariumItems2() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIKeyCommand(
          title: "Quit Herbarium",
          action: #selector(quitHerbarium),
          input: "q",
          modifierFlags: .command
        )
      ]
    )
  }

  private func makeFileMenu() -> UIMenu {
    UIMenu(
      title: "File",
      children: [
        UIKeyCommand(
          title: "Press Leaf…",
          action: #selector(pressLeaf),
          input: "n",
          modifierFlags: .command
        ),
        UIMenu(
          title: "Open Recent",
          children: [
            UIAction(title: "Clear Menu") { [weak self] _ in self?.clearMenu() }
          ]
        ),
      ]
    )
  }

  private func makeEditItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Press Again") { [weak self] _ in self?.pressAgain() }
      ]
    )
  }

  private func makeFormatMenu() -> UIMenu {
    UIMenu(
      title: "Format",
      children: [
        UIMenu(
          title: "Font",
          children: [
            UIAction(title: "Show Fonts") { [weak self] _ in self?.showFonts() }
          ]
        )
      ]
    )
  }

  private func aboutHerbarium() {}

  @objc private func quitHerbarium() {}

  @objc private func pressLeaf() {}

  private func clearMenu() {}

  private func pressAgain() {}

  private func showFonts() {}
}
