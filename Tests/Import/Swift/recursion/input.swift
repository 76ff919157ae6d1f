import SwiftUI

struct TreeMenu: View {
  let node: Node
  private var title: String { label }
  private var label: String { title }

  var body: some View {
    Menu(node.name) {
      Button(title) {}
      ForEach(node.children) { TreeMenu(node: $0) }
      loop
    }
  }

  private var loop: some View { Group { loop } }
}
