import UIKit

/// Folder actions
final class FolderActionsViewController: UIViewController {
  struct Label: Hashable {
    var name: String
  }

  // TODO: Supply what shows “Follow”.
  var showsFollow = true
  // TODO: Supply ‹folder› of each element.
  var folders: [String] = []
  // TODO: Supply ‹folder› of each element.
  var folders2: [String] = []
  var showsArchive = true
  private var label: String?
  // TODO: Supply ‹label.name› of each element.
  var labels: [Label] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    // TODO: Supply the title or image.
    configuration.title = "Folder Actions"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    var labelChildren: [UIMenuElement] = [
      UIAction(title: "None", state: label == "None" ? .on : .off) { [weak self] _ in
        self?.label = "None"
      }
    ]
    labelChildren += labels.map { label2 in
      UIAction(title: label2.name, state: label == label2.name ? .on : .off) { [weak self] _ in
        self?.label = label2.name
      }
    }
    var children: [UIMenuElement] = [
      UIAction(title: "New") { [weak self] _ in self?.new() }
    ]
    children += folders.map { folder in
      UIAction(title: folder) { [weak self] _ in self?.chooseFolder(folder) }
    }
    children += folders2.flatMap { folder -> [UIMenuElement] in
      var children2: [UIMenuElement] = []
      if showsArchive {
        children2.append(UIAction(title: folder) { [weak self] _ in self?.chooseFolder2(folder) })
      }
      return children2
    }
    children += [
      UIMenu(
        options: .displayInline,
        children: [
          // Created at runtime; these items are placeholders.
          // UIKit does not support custom views in menus.
        ]
      ),
      // TODO: Add the items of the section “Collections”.
      UIAction(
        title: "Share…",
        image: UIImage(systemName: "square.and.arrow.up")
      ) { [weak self] _ in self?.share() },
      UIAction(
        title: "Share Folder",
        image: UIImage(systemName: "square.and.arrow.up")
      ) { [weak self] _ in self?.shareFolder() },
      UIAction(
        title: "Send",
        subtitle: "By mail",
        image: UIImage(systemName: "paperplane")
      ) { [weak self] _ in self?.send() },
      UIAction(title: "Delete", attributes: .disabled) { [weak self] _ in self?.performDelete() },
      UIAction(title: "Restore", attributes: .hidden) { [weak self] _ in self?.restore() },
    ]
    if showsFollow {
      children.append(UIAction(title: "Follow") { [weak self] _ in self?.follow() })
    } else {
      children.append(UIAction(title: "Unfollow") { [weak self] _ in self?.unfollow() })
    }
    children += [
      UIMenu(
        title: "History",
        children: [
          UIAction(title: "Clear History") { [weak self] _ in self?.clearHistory() }
        ]
      ),
      UIMenu(options: [.displayInline, .singleSelection], children: labelChildren),
    ]
    return UIMenu(children: children)
  }

  private func new() {}

  private func chooseFolder(_ folder: String) {}

  private func chooseFolder2(_ folder: String) {}

  private func share() {}

  private func shareFolder() {}

  private func send() {}

  private func performDelete() {}

  private func restore() {}

  private func follow() {}

  private func unfollow() {}

  private func clearHistory() {}
}
