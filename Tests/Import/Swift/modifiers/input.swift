import SwiftUI
import UIKit

/// Methods named `contextMenu` that are not SwiftUI's.
extension View {
  func contextMenu(
    previewOfMenu: @escaping () -> UIViewController?, actionsOfMenu: @escaping ([UIMenuElement]) -> UIMenu?
  ) -> some View {
    modifier(InteractionModifier(preview: previewOfMenu, actions: actionsOfMenu))
  }
}

struct Sail: View {
  var body: some View {
    Text("Sail")
      .contextMenu(
        previewOfMenu: { nil },
        actionsOfMenu: { _ in
          let children: [UIMenuElement] = [UIAction(title: "Hoist") { _ in }, UIAction(title: "Furl") { _ in }]
          return UIMenu(title: "", children: children)
        })
  }
}

final class Deck {
  var arguments: DeckArguments?

  func items(for row: Row) -> [Item] {
    arguments?.contextMenu(row) ?? []
  }
}
