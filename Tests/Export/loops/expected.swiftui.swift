import SwiftUI

struct ProjectsMenu: View {
  // TODO: Supply ‹width›.
  let width: String
  // TODO: Supply ‹height›.
  let height: String
  // TODO: Supply ‹name›.
  let nameText: String
  // TODO: Supply ‹name 2›.
  let name2Text: String

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
  let projects: [Project]
  // TODO: Supply ‹tag› of each element.
  let tags: [Tag]
  // TODO: Supply ‹branch.name›, ‹branch.remote.name›, ‹formatter.string(from: date)› of each element.
  let branches: [Branch]
  // TODO: Supply ‹url.lastPathComponent› of each element.
  let urls: [Url]

  var body: some View {
    Menu("Projects") {
      Section("Open") {
        ForEach(projects, id: \.self) { project in
          Button("Open \(project.name)") { openProject(project) }
        }
      }
      ForEach(tags, id: \.self) { tag in
        Toggle(tag.title, isOn: Binding(get: { tag.isOn }, set: { _ in chooseTag(tag) }))
        Menu("Edit \(tag.title)") {
          Button("Rename \(tag.title)…") { renameTag(tag) }
          Button("Delete", role: .destructive) { deleteTag(tag) }
        }
      }
      ForEach(branches, id: \.self) { branch in
        if branch.isLocal {
          Button(branch.name) { chooseBranch(branch) }
        } else {
          Button("\(branch.name) (\(branch.remoteName))") { chooseBranch2(branch) }
        }
        Button {
          fetchBranch(branch)
        } label: {
          Text("Fetch")
          Text(branch.formatterStringFromDate)
        }
        .disabled(true)
      }
      Menu("Recent") {
        ForEach(urls, id: \.self) { url in
          Button(url.lastPathComponent) { chooseUrl(url) }
        }
      }
      Button("\(width) x \(height)", action: widthXHeight)
      Button(nameText, action: name)
      Button(name2Text, action: name2)
    }
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
