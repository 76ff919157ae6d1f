import UIKit

/// Sketchbook
final class SketchbookAppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.replace(menu: .application, with: makeSketchbookMenu())
    builder.replace(menu: .file, with: makeFileMenu())
    // UIKit does not support disabled menus in a menu bar.
    builder.insertSibling(makeLayerMenu(), beforeMenu: .window)
    builder.replace(menu: .help, with: makeHelpMenu())
  }

  private func makeSketchbookMenu() -> UIMenu {
    UIMenu(
      title: "Sketchbook",
      children: [
        UIMenu(
          options: .displayInline,
          children: [
            UIAction(title: "About Sketchbook") { [weak self] _ in self?.aboutSketchbook() }
          ]
        ),
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(
              title: "Settings…",
              action: #selector(settings),
              input: ",",
              modifierFlags: .command
            )
          ]
        ),
      ]
    )
  }

  private func makeFileMenu() -> UIMenu {
    UIMenu(
      title: "File",
      children: [
        UIKeyCommand(title: "New", action: #selector(new), input: "n", modifierFlags: .command),
        UIKeyCommand(
          title: "Close",
          action: #selector(close),
          input: "w",
          modifierFlags: .command,
          alternates: [
            UICommandAlternate(
              title: "Close All",
              action: #selector(closeAll),
              modifierFlags: .alternate
            )
          ]
        ),
      ]
    )
  }

  private func makeLayerMenu() -> UIMenu {
    UIMenu(
      title: "Layer",
      children: [
        // UIKit does not support the fn key in shortcuts.
        UIKeyCommand(
          title: "Next",
          action: #selector(performNext),
          input: UIKeyCommand.inputRightArrow,
          modifierFlags: .control
        ),
        // UIKit does not support indentation by 2 levels.
        UIKeyCommand(title: "Play", action: #selector(play), input: UIKeyCommand.f5),
        // UIKit does not support confirmations in a menu bar. Ask “Flatten all layers?” in a view controller.
        UIAction(title: "Flatten…") { [weak self] _ in self?.flatten() },
      ]
    )
  }

  private func makeHelpMenu() -> UIMenu {
    UIMenu(
      title: "Help",
      children: [
        UIKeyCommand(
          title: "Sketchbook Help",
          action: #selector(sketchbookHelp),
          input: "?",
          modifierFlags: .command
        )
      ]
    )
  }

  private func aboutSketchbook() {}

  @objc private func settings() {}

  @objc private func new() {}

  @objc private func close() {}

  @objc private func closeAll() {}

  @objc private func performNext() {}

  @objc private func play() {}

  private func flatten() {}

  @objc private func sketchbookHelp() {}
}
