import SwiftUI

/// Markdown in keys, which SwiftUI draws without its marks; strings keep them.
struct ScriptView: View {
  let file: String
  private let pattern = "Only **.txt** Files"
  @State private var isLoud = false

  var body: some View {
    Text("Script").contextMenu {
      Button("Run `main`") {}
      Button("Run **Everything** *Now*") {}
      Button("Open `\(file)`") {}
      Button(.init("Close `\(file)`")) {}
      Button {
      } label: {
        Text("Show ***Output***")
      }
      Button(isLoud ? "Print **Less**" : "Print **More**") {}
      Label("2 * 3 * 4", systemImage: "multiply")
      Text("Star `*` as Is")
      Button(pattern) {}
      Text(verbatim: "Not `code`")
    }
  }
}
