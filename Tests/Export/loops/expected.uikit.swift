import UIKit

final class ProjectsViewController: UIViewController {
  // TODO: Supply ‹width›.
  var width = ""
  // TODO: Supply ‹height›.
  var height = ""
  // TODO: Supply ‹name›.
  var nameText = ""
  // TODO: Supply ‹name 2›.
  var name2Text = ""

  struct Project: Hashable {
    var name: String
  }

  struct Tag: Hashable {
    var title: String
    var isOn: Bool
  }

  struct Branch: Hashable {
    var name: String
    var remoteName: String
    var formatterStringFromDate: String
    var isLocal: Bool
  }

  struct Url: Hashable {
    var lastPathComponent: String
  }

  // TODO: Supply ‹project.name› of each element.
  var projects: [Project] = []
  // TODO: Supply ‹tag› of each element.
  var tags: [Tag] = []
  // TODO: Supply ‹branch.name›, ‹branch.remote.name›, ‹formatter.string(from: date)› of each element.
  var branches: [Branch] = []
  // TODO: Supply ‹url.lastPathComponent› of each element.
  var urls: [Url] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(makeButton())
  }

  private func makeButton() -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Projects"

    let button = UIButton(configuration: configuration)
    button.menu = makeMenu()
    button.showsMenuAsPrimaryAction = true
    return button
  }

  private func makeMenu() -> UIMenu {
    UIMenu(
      children: [
        UIMenu(
          title: "Open",
          options: .displayInline,
          children: projects.map { project in
            UIAction(title: "Open \(project.name)") { [weak self] _ in self?.openProject(project) }
          }
        ),
        UIMenu(
          options: .displayInline,
          children: tags.flatMap { tag -> [UIMenuElement] in
            [
              UIAction(title: tag.title, state: tag.isOn ? .on : .off) { [weak self] _ in
                self?.chooseTag(tag)
              },
              UIMenu(
                title: "Edit \(tag.title)",
                children: [
                  UIAction(title: "Rename \(tag.title)…") { [weak self] _ in self?.renameTag(tag) },
                  UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in
                    self?.deleteTag(tag)
                  },
                ]
              ),
            ]
          }
        ),
        UIMenu(
          options: .displayInline,
          children: branches.flatMap { branch -> [UIMenuElement] in
            var children: [UIMenuElement] = []
            if branch.isLocal {
              children.append(
                UIAction(title: branch.name) { [weak self] _ in self?.chooseBranch(branch) }
              )
            } else {
              children.append(
                UIAction(title: "\(branch.name) (\(branch.remoteName))") { [weak self] _ in
                  self?.chooseBranch2(branch)
                }
              )
            }
            children.append(
              UIAction(
                title: "Fetch",
                subtitle: branch.formatterStringFromDate,
                attributes: .disabled
              ) { [weak self] _ in self?.fetchBranch(branch) }
            )
            return children
          }
        ),
        UIMenu(
          title: "Recent",
          children: [
            UIMenu(
              options: .displayInline,
              children: urls.map { url in
                UIAction(title: url.lastPathComponent) { [weak self] _ in self?.chooseUrl(url) }
              }
            )
          ]
        ),
        UIAction(title: "\(width) x \(height)") { [weak self] _ in self?.widthXHeight() },
        UIAction(title: nameText) { [weak self] _ in self?.name() },
        UIAction(title: name2Text) { [weak self] _ in self?.name2() },
      ]
    )
  }

  private func openProject(_ project: Project) {}

  private func chooseTag(_ tag: Tag) {}

  private func renameTag(_ tag: Tag) {}

  private func deleteTag(_ tag: Tag) {}

  private func chooseBranch(_ branch: Branch) {}

  private func chooseBranch2(_ branch: Branch) {}

  private func fetchBranch(_ branch: Branch) {}

  private func chooseUrl(_ url: Url) {}

  private func widthXHeight() {}

  private func name() {}

  private func name2() {}
}
