import SwiftUI

enum Paper: String, CaseIterable {
  case plain = "Plain"
  case ruled = "Ruled"
}

struct DeskView: View {
  let owner: String

  var body: some View {
    PaperView(paper: .ruled, owner: owner)
  }
}

/// The only use of the view tells the value that its state starts with.
struct PaperView: View {
  @State private var paper: Paper
  @State private var owner: String

  init(paper: Paper, owner: String) {
    _paper = .init(initialValue: paper)
    _owner = State(initialValue: owner)
  }

  var body: some View {
    Menu {
      Button("Plain") { paper = .plain }
      Button("Ruled") { paper = .ruled }
      Button("Squared") {}
    } label: {
      Text(paper.rawValue)
    }
    Menu {
      Button("Rename") {}
      Button("Remove") {}
    } label: {
      Text(owner)
    }
  }
}
