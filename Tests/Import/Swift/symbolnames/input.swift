import GlyphKit
import SwiftUI
import UIKit

/// Symbols that methods of cases return.
enum Craft: String, CaseIterable, Identifiable {
  case canoe, raft

  var id: String { rawValue }

  var name: String { self == .canoe ? "Canoe" : "Raft" }

  func icon(isFilled: Bool) -> Image {
    switch self {
    case .canoe: return Image(systemName: isFilled ? "oar.2.crossed.circle.fill" : "oar.2.crossed.circle")
    case .raft: return Image(systemName: isFilled ? "rectangle.fill" : "rectangle")
    }
  }
}

/// Symbols whose names functions of a library get.
struct CraftView: View {
  @State private var depth = 3

  var body: some View {
    Menu("Craft") {
      ForEach(Craft.allCases) { craft in
        Button {
        } label: {
          Label {
            Text(craft.name)
          } icon: {
            craft.icon(isFilled: true)
          }
        }
      }
      Button {
      } label: {
        Label {
          Text("Sink")
        } icon: {
          Glyphs.image(symbolName: "arrow.down")
        }
      }
      Button {
      } label: {
        HStack {
          Text("Rise")
          GlyphView(systemName: "arrow.up")
        }
      }
      Button {
      } label: {
        HStack {
          Text("Wait")
          Glyphs.image(symbolName: "Wait Glyph")
        }
      }
    }
  }
}

final class CraftController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let menu = UIMenu(children: [
      UIAction(title: "Bail", image: Glyphs.icon(forSymbolName: "drop")) { _ in },
      UIAction(title: "Mend", image: glyph(symbolName: "hammer")) { _ in },
      UIAction(title: "Paint", image: Glyphs.icon(forSymbolName: coat)) { _ in },
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Care", menu: menu)
  }

  private var coat: String { UserDefaults.standard.string(forKey: "coat") ?? "" }

  private func glyph(symbolName: String) -> UIImage? { Glyphs.cached(symbolName) }
}
