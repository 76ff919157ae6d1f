import SwiftUI
import UIKit

struct QuayCommands: Commands {
  let quay: Quay
  @State private var isExpert = false

  var body: some Commands {
    if quay.isOpen {
      CommandMenu("Quay") {
        Button("Close Quay") {}
        if quay.hasCrane { Button("Move Crane") {} }
      }
    }
    if quay.isTidal {
      CommandGroup(after: .newItem) { Button("New Tide Table") {} }
    } else {
      CommandGroup(after: .newItem) { Button("New Level") {} }
    }
    if isExpert {
      CommandGroup(before: .toolbar) { Button("Show Depths") {} }
    }
  }
}

final class QuayDelegate: UIResponder, UIApplicationDelegate {
  private var quay: Quay

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    if quay.isOpen {
      builder.insertSibling(
        UIMenu(title: "Cranes", children: [UIAction(title: "Lift") { _ in }]), beforeMenu: .window)
      builder.insertChild(
        UIMenu(options: .displayInline, children: [UIAction(title: "Close Quay") { _ in }]), atEndOfMenu: .file)
    }
  }
}
