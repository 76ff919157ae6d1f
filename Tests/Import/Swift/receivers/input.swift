import UIKit

// Objects that get the builder of the menu bar.
final class PressDelegate: UIResponder {
  var picker: PagePicker?
  var archive = PressArchive()

  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    insertPress(to: builder)
    picker?.buildMenu(with: builder, isShown: true)
    archive.buildMenu(with: builder)
    plugin.buildMenu(with: builder)
  }

  private func insertPress(to builder: UIMenuBuilder) {
    let open = UIKeyCommand(title: "Open Press", action: #selector(open), input: "o", modifierFlags: [.command])
    builder.insertSibling(UIMenu(title: "Press", children: [open]), afterMenu: .application)
  }

  @objc private func open() {}
}

final class PagePicker {
  func buildMenu(with builder: any UIMenuBuilder, isShown: Bool) {
    let names = UICommand(title: "Names", action: #selector(sort))
    builder.insertChild(UIMenu(title: "Sort Pages By", children: [names]), atEndOfMenu: .view)
  }

  @objc private func sort() {}
}

final class PressArchive: UIResponder {
  override func buildMenu(with builder: any UIMenuBuilder) {
    let sheet = UICommand(title: "Sheet", action: #selector(export))
    builder.insertChild(UIMenu(title: "Export Archive", children: [sheet]), atEndOfMenu: .file)
  }

  @objc private func export() {}
}
