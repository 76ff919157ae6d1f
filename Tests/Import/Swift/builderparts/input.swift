import UIKit

// A menu bar that several functions build.
final class NoteDelegate: UIResponder {
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    addFileMenu(to: builder)
    self.addHelpMenu(builder)
  }

  private func addFileMenu(to builder: any UIMenuBuilder) {
    builder.insertChild(
      UIMenu(options: .displayInline, children: [UIKeyCommand(title: "New Note", action: #selector(add), input: "n", modifierFlags: .command)]),
      atStartOfMenu: .file)
  }

  private func addHelpMenu(_ builder: any UIMenuBuilder) {
    builder.insertChild(UIMenu(options: .displayInline, children: [UIAction(title: "Tips") { _ in }]), atStartOfMenu: .help)
  }
}
