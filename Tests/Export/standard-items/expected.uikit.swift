import UIKit

/// The menu bar of a notes app
final class TheMenuBarOfANotesAppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.insertSibling(makeNotizblockItems(), afterMenu: .about)
    builder.remove(menu: .services)
    builder.replace(menu: .newScene, with: makeAblageItems())
    builder.replace(menu: .toolbar, with: makeDarstellungItems())
    builder.insertSibling(makeNotizMenu(), beforeMenu: .window)
  }

  private func makeNotizblockItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Nach Updates suchen …") { [weak self] _ in self?.nachUpdatesSuchen() }
      ]
    )
  }

  private func makeAblageItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIKeyCommand(
          title: "Neue Notiz",
          action: #selector(neueNotiz),
          input: "n",
          modifierFlags: .command
        )
      ]
    )
  }

  private func makeDarstellungItems() -> UIMenu {
    UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Größer") { [weak self] _ in self?.performAction() }
      ]
    )
  }

  private func makeNotizMenu() -> UIMenu {
    UIMenu(
      title: "Notiz",
      children: [
        UIAction(title: "Anheften") { [weak self] _ in self?.anheften() }
      ]
    )
  }

  private func nachUpdatesSuchen() {}

  @objc private func neueNotiz() {}

  private func performAction() {}

  private func anheften() {}
}
